/** Where the pages of a PDF stand in one long column, so that only those near the screen need to exist. */

export interface PdfLayout {
  width: number;
  tops: readonly number[];
  heights: readonly number[];
  /** With room under the last page, so that it too can stand at the top. */
  total: number;
}

export const PAGE_GAP = 12;

export const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3] as const;
export const FIT_WIDTH = 1;

/** Beyond this a page that "fits the width" is bigger than anybody reads. */
const WIDEST = 960;

/** `ratioOf` tells height by width of a page, counted from 1. */
export function layoutPages(
  count: number,
  ratioOf: (page: number) => number,
  view: { width: number; height: number },
  zoom: number,
): PdfLayout {
  const width = Math.round(Math.min(view.width, WIDEST) * zoom);
  const tops: number[] = [];
  const heights: number[] = [];
  let y = PAGE_GAP;
  for (let page = 1; page <= count; page += 1) {
    const height = Math.round(width * ratioOf(page));
    tops.push(y);
    heights.push(height);
    y += height + PAGE_GAP;
  }
  const last = tops.at(-1) ?? 0;
  return { width, tops, heights, total: Math.max(y, last - PAGE_GAP + view.height) };
}

/** The page, counted from 1, that covers the height `y` of the column. */
export function pageAt({ tops }: PdfLayout, y: number): number {
  let low = 0;
  let high = tops.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

/** How far down the screen the page begins that counts as the one being read. */
const READING_LINE = 0.3;

export const currentPage = (layout: PdfLayout, scrollTop: number, viewHeight: number) =>
  pageAt(layout, scrollTop + viewHeight * READING_LINE);

/** The pages to draw: those in sight and one on either side. */
export function nearPages(layout: PdfLayout, scrollTop: number, viewHeight: number): number[] {
  const first = Math.max(1, pageAt(layout, scrollTop) - 1);
  const last = Math.min(layout.tops.length, pageAt(layout, scrollTop + viewHeight) + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Where a reader is, in terms that outlast a change of zoom or of the screen. */
export interface Anchor {
  page: number;
  /** How much of the page is above the screen. */
  share: number;
}

export function anchorAt(layout: PdfLayout, scrollTop: number): Anchor {
  const page = pageAt(layout, scrollTop + PAGE_GAP);
  const top = layout.tops[page - 1] ?? 0;
  return { page, share: (scrollTop + PAGE_GAP - top) / (layout.heights[page - 1] || 1) };
}

export const scrollTopOf = ({ tops, heights }: PdfLayout, { page, share }: Anchor) =>
  Math.max(0, (tops[page - 1] ?? 0) - PAGE_GAP + share * (heights[page - 1] ?? 0));

/** A canvas of more pixels than this crashes small phones. */
const CANVAS_PIXELS = 4_000_000;
const SMALL_CANVAS_PIXELS = 2_000_000;
const SHARPEST = 2;

/** How many canvas pixels to a CSS pixel. `memory` is the device's, in GB, where the browser tells. */
export function sharpness(width: number, height: number, pixelRatio: number, memory = 4): number {
  const pixels = memory <= 2 ? SMALL_CANVAS_PIXELS : CANVAS_PIXELS;
  return Math.min(pixelRatio, SHARPEST, Math.sqrt(pixels / Math.max(1, width * height)));
}

/** The next step of zoom in a direction. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  const steps = direction > 0 ? ZOOMS : ZOOMS.toReversed();
  return steps.find((step) => (step - zoom) * direction > 0) ?? zoom;
}

/** What was typed into the page field, as a page; null when it is no number. */
export function parsePage(text: string, count: number): number | null {
  const page = Number.parseInt(text.trim(), 10);
  return Number.isNaN(page) ? null : Math.min(count, Math.max(1, page));
}
