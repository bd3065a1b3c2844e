import { useEffect, useRef, useState, type ReactNode } from 'react';

interface NearViewportProps {
  /** Stands in the place until then, in the same size. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Holds back what is far down the page: its code and its reads come when the reader comes near. */
export function NearViewport({ fallback, children }: NearViewportProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear ? children : fallback}</div>;
}
