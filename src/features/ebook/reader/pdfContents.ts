import type { Chapter } from '../../../domain/ebook';
import type { PDFDocumentProxy } from './pdf';

export interface PdfChapter {
  title: string;
  page: number;
}

/** The chapters that the record names, where it says their pages. */
export const chaptersOf = (chapters: readonly Chapter[]): PdfChapter[] =>
  chapters.flatMap(({ title, page_start }) => (page_start === null ? [] : [{ title, page: page_start }]));

/** As many entries of a file's own outline as anybody looks through. */
const OUTLINE_LIMIT = 100;

type OutlineItem = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number];

/** The file's own list of contents, its first level only. */
export async function readOutline(document: PDFDocumentProxy): Promise<PdfChapter[]> {
  // The types promise a list; a file without an outline gives null.
  const outline = ((await document.getOutline()) ?? []) as OutlineItem[];
  const found: PdfChapter[] = [];
  for (const { title, dest } of outline.slice(0, OUTLINE_LIMIT)) {
    const page = await pageOf(document, dest).catch(() => null);
    if (page !== null && title.trim()) found.push({ title: title.trim(), page });
  }
  return found;
}

async function pageOf(document: PDFDocumentProxy, dest: OutlineItem['dest']): Promise<number | null> {
  const explicit: unknown[] | null = typeof dest === 'string' ? await document.getDestination(dest) : dest;
  const target: unknown = explicit?.[0];
  if (typeof target === 'number') return target + 1;
  if (typeof target !== 'object' || target === null) return null;
  return (await document.getPageIndex(target as Parameters<PDFDocumentProxy['getPageIndex']>[0])) + 1;
}

/** The last chapter that begins on or before the page; -1 before the first. */
export const chapterAt = (chapters: readonly PdfChapter[], page: number) =>
  chapters.findLastIndex((chapter) => chapter.page <= page);
