import { useEffect, useRef, useState } from 'react';

/** Which of the reels in a scroller is on the screen, and the way to the next. */
export function useCurrentReel(count: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const root = scroller.current;
    if (!root) return undefined;
    const items = [...root.children];
    const seen = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) setCurrent(items.indexOf(shown.target));
      },
      { root, threshold: 0.6 },
    );
    items.forEach((item) => seen.observe(item));
    return () => seen.disconnect();
  }, [count]);
  const go = (step: number) => {
    const next = Math.min(count - 1, Math.max(0, current + step));
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroller.current?.children[next]?.scrollIntoView({
      behavior: calm ? 'auto' : 'smooth',
      block: 'nearest',
    });
  };
  return { scroller, current, go };
}
