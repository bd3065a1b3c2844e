import {
  anchorAt,
  currentPage,
  layoutPages,
  nearPages,
  nextZoom,
  PAGE_GAP,
  parsePage,
  scrollTopOf,
  sharpness,
} from './pdfLayout';

const view = { width: 360, height: 600 };
const layout = layoutPages(300, () => 1.4, view, 1);

describe('the column of pages', () => {
  it('fits the width of a phone and stays readable on a wide screen', () => {
    expect(layout.width).toBe(360);
    expect(layoutPages(1, () => 1.4, { width: 2000, height: 900 }, 1).width).toBe(960);
  });

  it('draws only what is near the screen', () => {
    expect(nearPages(layout, 0, 600)).toEqual([1, 2, 3]);
    expect(nearPages(layout, layout.tops[149] ?? 0, 600)).toEqual([149, 150, 151, 152]);
    expect(nearPages(layout, layout.total, 600)).toEqual([299, 300]);
  });

  it.each([1, 2, 150, 299, 300])('shows page %d as the current one after going to it', (page) => {
    const scrollTop = scrollTopOf(layout, { page, share: 0 });
    expect(scrollTop).toBeLessThanOrEqual(layout.total - view.height);
    expect(currentPage(layout, scrollTop, view.height)).toBe(page);
  });

  it('keeps the reader where they are when pages above turn out taller', () => {
    const taller = layoutPages(300, (page) => (page < 10 ? 2 : 1.4), view, 1);
    const anchor = anchorAt(layout, (layout.tops[19] ?? 0) + 100);
    const { page, share } = anchorAt(taller, scrollTopOf(taller, anchor));
    expect(page).toBe(20);
    expect(share).toBeCloseTo(anchor.share, 5);
  });

  it('keeps the place through a change of zoom', () => {
    const zoomed = layoutPages(300, () => 1.4, view, 2);
    const anchor = anchorAt(layout, 10_000);
    expect(scrollTopOf(zoomed, anchor)).toBeGreaterThan(19_000);
    expect(anchorAt(zoomed, scrollTopOf(zoomed, anchor)).page).toBe(anchor.page);
  });

  it('has a gap above the first page', () => {
    expect(layout.tops[0]).toBe(PAGE_GAP);
  });
});

describe('sharpness', () => {
  it('is at most 2, and less where the canvas would be too large for a phone', () => {
    expect(sharpness(360, 500, 3)).toBe(2);
    expect(sharpness(360, 500, 1)).toBe(1);
    const sharp = sharpness(1500, 2100, 3, 2);
    expect(1500 * sharp * 2100 * sharp).toBeLessThanOrEqual(2_000_001);
  });
});

describe('nextZoom', () => {
  it('steps up and down and stops at the ends', () => {
    expect(nextZoom(1, 1)).toBe(1.25);
    expect(nextZoom(1, -1)).toBe(0.75);
    expect(nextZoom(3, 1)).toBe(3);
    expect(nextZoom(0.5, -1)).toBe(0.5);
  });
});

describe('parsePage', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['0', 1],
    ['999', 300],
    ['-4', 1],
    ['', null],
    ['abc', null],
  ])('reads %j as %j', (text, page) => {
    expect(parsePage(text, 300)).toBe(page);
  });
});
