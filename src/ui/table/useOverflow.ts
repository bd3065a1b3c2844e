import { useEffect, useState } from 'react';

/** Whether what is inside is wider than the frame: a frame that must scroll cannot let a head stick to the window. */
export function useOverflow(frame: HTMLElement | null): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const inside = frame?.firstElementChild;
    if (!frame || !inside || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => setOverflows(inside.scrollWidth > frame.clientWidth + 1));
    observer.observe(frame);
    observer.observe(inside);
    return () => observer.disconnect();
  }, [frame]);
  return overflows;
}
