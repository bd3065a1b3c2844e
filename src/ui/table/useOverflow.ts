import { type RefObject, useEffect, useState } from 'react';

/** Whether what is inside is wider than the frame: a frame that must scroll cannot let a head stick to the window. */
export function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = frame.current;
    const inside = element?.firstElementChild;
    if (!element || !inside || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => setOverflows(inside.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    observer.observe(inside);
    return () => observer.disconnect();
  });
  return overflows;
}
