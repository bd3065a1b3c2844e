import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { ProseBook } from './proseBook';
import { fromPlace, percentOf, type ProsePlace, shareOf, toPlace } from './prosePlace';

interface Target extends ProsePlace {
  anchor: string | null;
}

const INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** One chapter on the screen: what is in it, where in it the reader is, and how to get elsewhere. */
export function useChapterView(book: ProseBook, start: number, onMove: (place: number) => void) {
  const scroller = useRef<HTMLElement>(null);
  const article = useRef<HTMLElement>(null);
  const [target, setTarget] = useState<Target>(() => ({
    ...fromPlace(start, book.chapters.length),
    anchor: null,
  }));
  const [place, setPlace] = useState(start);
  const [percent, setPercent] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const hasMoved = useHasMoved();

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const next = toPlace({ chapter: target.chapter, share: shareOf(element) });
    setPlace(next);
    setPercent(percentOf(element));
    // What the layout moves by itself, as when a picture arrives, is not the reader's doing.
    if (hasMoved.current) onMove(next);
  }, [target.chapter, onMove, hasMoved]);

  useChapter(book, target.chapter, article, (isLoaded) => {
    setHasFailed(!isLoaded);
    showTarget(scroller.current, article.current, target);
    onScroll();
  });

  const goTo = useCallback(
    (next: Target) => {
      if (next.chapter < 0 || next.chapter >= book.chapters.length) return;
      setTarget(next);
      if (next.chapter === target.chapter) showTarget(scroller.current, article.current, next);
    },
    [book, target.chapter],
  );

  return { scroller, article, chapter: target.chapter, place, percent, hasFailed, onScroll, goTo };
}

function showTarget(
  scroller: HTMLElement | null,
  article: HTMLElement | null,
  { anchor, share }: Target,
): void {
  const mark = anchor && article?.querySelector(`[id="${CSS.escape(anchor)}"]`);
  if (mark) mark.scrollIntoView();
  else if (scroller) scroller.scrollTop = share * scroller.scrollHeight;
}

/** Puts the chapter into the article, and tells when it is there. */
function useChapter(
  book: ProseBook,
  chapter: number,
  article: RefObject<HTMLElement | null>,
  onShown: (isLoaded: boolean) => void,
): void {
  const shown = useRef(onShown);
  useEffect(() => {
    shown.current = onShown;
  });
  useEffect(() => {
    let isCurrent = true;
    const show = (text: DocumentFragment | null) => {
      if (!isCurrent || !article.current) return;
      article.current.replaceChildren(...(text ? [text] : []));
      shown.current(text !== null);
    };
    book.loadChapter(chapter).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [book, chapter, article]);
}

function useHasMoved() {
  const hasMoved = useRef(false);
  useEffect(() => {
    const onInput = () => {
      hasMoved.current = true;
    };
    INPUTS.forEach((input) => window.addEventListener(input, onInput, { passive: true }));
    return () => INPUTS.forEach((input) => window.removeEventListener(input, onInput));
  }, []);
  return hasMoved;
}
