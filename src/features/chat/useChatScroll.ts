import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end counts as there. */
const NEAR = 48;
/** So near to the beginning, more is fetched. */
const FAR = 120;

interface Ends {
  first: string | undefined;
  last: string | undefined;
  /** What else makes the list longer or shorter, such as messages on their way. */
  more: number;
}

/**
 * Stays at the end while somebody reads there; leaves them where they are when others write, or when older messages
 * come in above.
 */
export function useChatScroll({ first, last, more }: Ends, onTop: () => void) {
  const scroller = useRef<HTMLDivElement>(null);
  /** From the lower edge of the window to the end of the list. */
  const fromEnd = useRef(0);
  const [isAtEnd, setAtEnd] = useState(true);
  const [seen, setSeen] = useState<string>();

  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    fromEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight;
    const isNear = fromEnd.current < NEAR;
    if (isAtEnd && !isNear) setSeen(last);
    setAtEnd(isNear);
    if (element.scrollTop < FAR && !isNear) onTop();
  };

  const toEnd = useCallback(() => {
    fromEnd.current = 0;
    setAtEnd(true);
    scrollTo(scroller.current, 0);
  }, []);

  useLayoutEffect(() => {
    if (fromEnd.current < NEAR) scrollTo(scroller.current, 0);
  }, [last, more]);
  useLayoutEffect(() => {
    scrollTo(scroller.current, fromEnd.current);
  }, [first]);

  return { scroller, onScroll, isAtEnd, seen, toEnd };
}

function scrollTo(element: HTMLElement | null, fromEnd: number): void {
  if (element) element.scrollTop = element.scrollHeight - element.clientHeight - fromEnd;
}
