import type { MouseEvent } from 'react';
import type { BookFormat } from '../../../domain/bookFile';
import type { Ebook } from '../../../domain/ebook';
import { Button } from '../../../ui/Button';
import { Note } from '../../../ui/Note';
import { t } from '../../../ui/text';
import { useBookmarks } from '../../../data/useBookmarks';
import { bookmarkAt } from '../../../domain/bookmark';
import { useFontSize } from './fontSize';
import { NewerPlaceNote } from './NewerPlaceNote';
import type { ProseBook } from './proseBook';
import { fromPlace } from './prosePlace';
import styles from './ProseReader.module.css';
import { ProseTools } from './ProseTools';
import type { RangeFile } from './rangeFile';
import { ReaderFrame } from './ReaderFrame';
import { ARROW_STEP, type ReaderCommand, useReaderKeys } from './readerKeys';
import { ReaderOpening } from './ReaderOpening';
import { ReaderPanel } from './ReaderPanel';
import { ReaderProblem } from './ReaderProblem';
import { useChapterView } from './useChapterView';
import { usePlaceKeeper } from './usePlaceKeeper';
import { useProse } from './useProse';
import type { StoredPlace } from './useStoredPlace';

interface ProseReaderProps {
  ebook: Ebook;
  uid: string | null;
  file: RangeFile;
  format: BookFormat;
  stored: StoredPlace;
  onRetry: () => void;
}

/** EPUB and DOCX as plain text in our own type: no scripts, no styles, nothing from outside the file. */
export function ProseReader(props: ProseReaderProps) {
  const { ebook, file, format, onRetry } = props;
  const prose = useProse(file, format);
  if (prose.status === 'failed')
    return <ReaderProblem ebook={ebook} problem={prose.problem} onRetry={onRetry} />;
  if (prose.status === 'opening') return <ReaderOpening ebook={ebook} share={prose.share} />;
  return <OpenProse {...props} book={prose.book} />;
}

function OpenProse({ ebook, uid, stored, book }: ProseReaderProps & { book: ProseBook }) {
  const { turn, offer, dismiss } = usePlaceKeeper({ ebookId: ebook.id, uid, stored, firstPlace: 0 });
  const { scroller, article, chapter, place, percent, hasFailed, onScroll, goTo } = useChapterView(
    book,
    stored.start ?? 0,
    turn,
  );
  const bookmarks = useBookmarks(ebook.id, uid);
  const [size, stepSize] = useFontSize();
  const goToPlace = (to: number) => goTo({ ...fromPlace(to, book.chapters.length), anchor: null });
  const goToChapter = (to: number) => goTo({ chapter: to, share: 0, anchor: null });
  useReaderKeys((command) =>
    runCommand(command, { chapter, goToChapter, stepSize, scroller: scroller.current }),
  );
  const marked = bookmarkAt(bookmarks.all, place);
  const labelOf = (of: number) => labelFor(book, of);

  return (
    <ReaderFrame
      ebook={ebook}
      heading={headingFor(book, chapter, percent)}
      isMarked={marked !== undefined}
      onMark={() => bookmarks.toggle(place)}
      panel={(close) => (
        <ReaderPanel
          contents={book.contents.map((entry) => ({
            title: entry.title,
            isCurrent: book.chapters.length > 1 && entry.chapter === chapter,
            open: () => goTo({ chapter: entry.chapter, share: 0, anchor: entry.anchor }),
          }))}
          bookmarks={bookmarks.all.map(({ place: of }) => ({ place: of, label: labelOf(of) }))}
          onGo={goToPlace}
          onRemove={bookmarks.remove}
          onChosen={close}
        />
      )}
      notice={
        offer !== null && (
          <NewerPlaceNote
            label={labelOf(offer)}
            onGo={() => {
              goToPlace(offer);
              dismiss();
            }}
            onStay={dismiss}
          />
        )
      }
      footer={
        <ProseTools
          chapter={chapter}
          count={book.chapters.length}
          size={size}
          onGo={goToChapter}
          onSize={stepSize}
        />
      }
    >
      <main
        ref={scroller}
        className={styles.scroller}
        onScroll={onScroll}
        tabIndex={0}
        aria-label={t('Text')}
      >
        {hasFailed && <Note tone="bad" role="alert" title={t('This chapter could not be opened.')} />}
        <article
          ref={article}
          className={styles.prose}
          style={{ fontSize: `${1.125 * size}rem` }}
          onClick={(event) => followLink(event, (href) => book.resolve(href, chapter), goTo)}
        />
        {chapter < book.chapters.length - 1 && (
          <div className={styles.next}>
            <Button variant="line" onClick={() => goToChapter(chapter + 1)}>
              {t('Next: {title}', { title: book.chapters[chapter + 1]?.title ?? '' })}
            </Button>
          </div>
        )}
      </main>
    </ReaderFrame>
  );
}

/** A book in one part has no chapter to name: its title stands above already. */
const headingFor = ({ chapters }: ProseBook, chapter: number, percent: number) =>
  [chapters.length > 1 && chapters[chapter]?.title, `${percent} %`].filter(Boolean).join(' · ');

/** Where a place is, for a list of bookmarks. */
function labelFor(book: ProseBook, place: number): string {
  const { chapter, share } = fromPlace(place, book.chapters.length);
  return `${book.chapters[chapter]?.title ?? ''}, ${Math.round(share * 100)} %`;
}

/** A link inside the book turns to its place; one to the web opens beside it. */
function followLink(
  event: MouseEvent,
  resolve: (href: string) => ReturnType<ProseBook['resolve']>,
  goTo: (target: { chapter: number; share: number; anchor: string | null }) => void,
): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!link || link.hasAttribute('target')) return;
  event.preventDefault();
  const target = resolve(link.getAttribute('href') ?? '');
  if (target) goTo({ ...target, share: 0 });
}

interface ProseView {
  chapter: number;
  goToChapter: (chapter: number) => void;
  stepSize: (direction: 1 | -1) => void;
  scroller: HTMLElement | null;
}

/** A screen, less a line or two to find one's way by. */
const SCREEN = 0.9;

function runCommand(command: ReaderCommand, { chapter, goToChapter, stepSize, scroller }: ProseView): void {
  const scroll = (screens: number) => scroller?.scrollBy({ top: screens * SCREEN * scroller.clientHeight });
  const isAtEnd =
    scroller !== null && scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2;
  const isAtStart = (scroller?.scrollTop ?? 0) <= 0;
  const acts: Record<ReaderCommand, () => void> = {
    next: () => (isAtEnd ? goToChapter(chapter + 1) : scroll(1)),
    previous: () => (isAtStart ? goToChapter(chapter - 1) : scroll(-1)),
    first: () => scroller?.scrollTo({ top: 0 }),
    last: () => scroller?.scrollTo({ top: scroller.scrollHeight }),
    down: () => scroller?.scrollBy({ top: ARROW_STEP }),
    up: () => scroller?.scrollBy({ top: -ARROW_STEP }),
    larger: () => stepSize(1),
    smaller: () => stepSize(-1),
  };
  acts[command]();
}
