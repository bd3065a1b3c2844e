import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Anchor, anchorAt, currentPage, layoutPages, nearPages, scrollTopOf } from './pdfLayout';

interface PdfScrollOptions {
  count: number;
  firstRatio: number;
  start: number;
  zoom: number;
}

/** The column of pages: which are near the screen, which one is read, and how to get to another. */
export function usePdfScroll({ count, firstRatio, start, zoom }: PdfScrollOptions) {
  const scroller = useRef<HTMLElement>(null);
  const view = useViewSize(scroller);
  const [ratios, setRatios] = useState<ReadonlyMap<number, number>>(new Map());
  const [scrollTop, setScrollTop] = useState(0);
  const anchor = useRef<Anchor>({ page: start, share: 0 });

  const layout = useMemo(
    () => layoutPages(count, (page) => ratios.get(page) ?? firstRatio, view, zoom),
    [count, ratios, firstRatio, view, zoom],
  );

  // Pages turn out taller, the phone is turned, the zoom changes: the reader stays where they were.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || view.height === 0) return;
    element.scrollTop = scrollTopOf(layout, anchor.current);
    setScrollTop(element.scrollTop);
  }, [layout, view.height]);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    anchor.current = anchorAt(layout, element.scrollTop);
    setScrollTop(element.scrollTop);
  }, [layout]);

  const goTo = useCallback(
    (page: number) => {
      anchor.current = { page: Math.min(count, Math.max(1, page)), share: 0 };
      if (scroller.current) scroller.current.scrollTop = scrollTopOf(layout, anchor.current);
    },
    [count, layout],
  );

  const setRatio = useCallback(
    (page: number, ratio: number) =>
      setRatios((known) =>
        Math.abs((known.get(page) ?? firstRatio) - ratio) < 0.001 ? known : new Map(known).set(page, ratio),
      ),
    [firstRatio],
  );

  const isMeasured = view.height > 0;
  return {
    scroller,
    layout,
    onScroll,
    goTo,
    setRatio,
    page: isMeasured ? currentPage(layout, scrollTop, view.height) : start,
    near: isMeasured ? nearPages(layout, scrollTop, view.height) : [],
  };
}

function useViewSize(scroller: React.RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return size;
}
