import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Ebook } from '../../../domain/ebook';
import { t } from '../../../ui/text';
import { useIsDark } from '../../../ui/themeChoice';
import { useBookmarks } from '../../../data/useBookmarks';
import { bookmarkAt } from '../../../domain/bookmark';
import { NewerPlaceNote } from './NewerPlaceNote';
import type { PDFDocumentProxy } from './pdf';
import { chapterAt, chaptersOf, type PdfChapter, readOutline } from './pdfContents';
import { nextZoom, parsePage } from './pdfLayout';
import { PdfPage } from './PdfPage';
import styles from './PdfReader.module.css';
import { PdfTools } from './PdfTools';
import type { RangeFile } from './rangeFile';
import { ReaderFrame } from './ReaderFrame';
import { ARROW_STEP, type ReaderCommand, useReaderKeys } from './readerKeys';
import { ReaderOpening } from './ReaderOpening';
import { ReaderPanel } from './ReaderPanel';
import { ReaderProblem } from './ReaderProblem';
import { usePdf } from './usePdf';
import { usePdfScroll } from './usePdfScroll';
import { usePlaceKeeper } from './usePlaceKeeper';
import type { StoredPlace } from './useStoredPlace';

interface PdfReaderProps {
  ebook: Ebook;
  uid: string | null;
  file: RangeFile;
  stored: StoredPlace;
  onRetry: () => void;
}

export function PdfReader(props: PdfReaderProps) {
  const { ebook, file, onRetry } = props;
  const pdf = usePdf(file);
  if (pdf.status === 'failed') return <ReaderProblem ebook={ebook} problem={pdf.problem} onRetry={onRetry} />;
  if (pdf.status === 'opening') return <ReaderOpening ebook={ebook} />;
  return <PdfBook {...props} document={pdf.document} firstRatio={pdf.firstRatio} />;
}

interface PdfBookProps extends PdfReaderProps {
  document: PDFDocumentProxy;
  firstRatio: number;
}

function PdfBook({ ebook, uid, stored, document, firstRatio }: PdfBookProps) {
  const count = document.numPages;
  const [params] = useSearchParams();
  const [start] = useState(() => parsePage(params.get('page') ?? String(stored.start ?? 1), count) ?? 1);
  const [zoom, setZoom] = useState(1);
  const isNight = useIsDark();
  const column = usePdfScroll({ count, firstRatio, start, zoom });
  const { scroller, layout, page, goTo } = column;
  const chapters = useChapters(ebook, document);
  const bookmarks = useBookmarks(ebook.id, uid);
  const { turn, offer, dismiss } = usePlaceKeeper({ ebookId: ebook.id, uid, stored, firstPlace: 1 });
  useTurning(page, start, turn);
  useReaderKeys((command) =>
    runCommand(command, { page, count, zoom, goTo, setZoom, scroller: scroller.current }),
  );
  const here = chapterAt(chapters, page);
  const marked = bookmarkAt(bookmarks.all, page);

  return (
    <ReaderFrame
      ebook={ebook}
      heading={chapters[here]?.title ?? t('Page {n} of {count}', { n: page, count })}
      isMarked={marked !== undefined}
      onMark={() => bookmarks.toggle(page)}
      panel={(close) => (
        <ReaderPanel
          contents={chapters.map((chapter, index) => ({
            title: chapter.title,
            meta: String(chapter.page),
            isCurrent: index === here,
            open: () => goTo(chapter.page),
          }))}
          bookmarks={bookmarks.all.map(({ place }) => ({ place, label: t('Page {n}', { n: place }) }))}
          onGo={goTo}
          onRemove={bookmarks.remove}
          onChosen={close}
        />
      )}
      notice={
        offer !== null && (
          <NewerPlaceNote
            label={t('page {n}', { n: offer })}
            onGo={() => {
              goTo(offer);
              dismiss();
            }}
            onStay={dismiss}
          />
        )
      }
      footer={<PdfTools page={page} count={count} zoom={zoom} onGo={goTo} onZoom={setZoom} />}
    >
      <main
        ref={scroller}
        className={styles.scroller}
        onScroll={column.onScroll}
        tabIndex={0}
        aria-label={t('Pages')}
      >
        <div className={styles.column} style={{ width: layout.width, height: layout.total }}>
          {column.near.map((number) => (
            <PdfPage
              key={number}
              document={document}
              number={number}
              top={layout.tops[number - 1] ?? 0}
              width={layout.width}
              height={layout.heights[number - 1] ?? 0}
              isNight={isNight}
              onRatio={column.setRatio}
            />
          ))}
        </div>
      </main>
    </ReaderFrame>
  );
}

/** The page that the book opens at is no turn. */
function useTurning(page: number, start: number, turn: (place: number) => void): void {
  const [hasTurned, setHasTurned] = useState(false);
  if (!hasTurned && page !== start) setHasTurned(true);
  useEffect(() => {
    if (hasTurned) turn(page);
  }, [hasTurned, page, turn]);
}

function useChapters(ebook: Ebook, document: PDFDocumentProxy): readonly PdfChapter[] {
  const named = chaptersOf(ebook.chapters);
  const isNamed = named.length > 0;
  const [outline, setOutline] = useState<readonly PdfChapter[]>([]);
  useEffect(() => {
    let isCurrent = true;
    if (!isNamed) {
      readOutline(document).then(
        (found) => isCurrent && setOutline(found),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [document, isNamed]);
  return isNamed ? named : outline;
}

interface PdfView {
  page: number;
  count: number;
  zoom: number;
  goTo: (page: number) => void;
  setZoom: (zoom: number) => void;
  scroller: HTMLElement | null;
}

function runCommand(command: ReaderCommand, { page, count, zoom, goTo, setZoom, scroller }: PdfView): void {
  const acts: Record<ReaderCommand, () => void> = {
    next: () => goTo(page + 1),
    previous: () => goTo(page - 1),
    first: () => goTo(1),
    last: () => goTo(count),
    down: () => scroller?.scrollBy({ top: ARROW_STEP }),
    up: () => scroller?.scrollBy({ top: -ARROW_STEP }),
    larger: () => setZoom(nextZoom(zoom, 1)),
    smaller: () => setZoom(nextZoom(zoom, -1)),
  };
  acts[command]();
}
