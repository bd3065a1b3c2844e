import { type Bookmark, BOOKMARK_LIMIT, bookmarkAt, withBookmark } from './bookmark';

const at = (...places: number[]): Bookmark[] => places.map((place) => ({ place, note: '' }));

describe('bookmarks', () => {
  it('stand in the order of the book, once each', () => {
    expect(withBookmark(at(3, 20), { place: 7, note: '' }, true)).toEqual(at(3, 7, 20));
    expect(withBookmark(at(3, 7, 20), { place: 7, note: '' }, true)).toEqual(at(3, 7, 20));
  });

  it('take a new note', () => {
    expect(withBookmark(at(3, 7), { place: 7, note: 'Ask the teacher' }, true)).toEqual([
      { place: 3, note: '' },
      { place: 7, note: 'Ask the teacher' },
    ]);
  });

  it('go when they are taken away', () => {
    expect(withBookmark(at(3, 7), { place: 7, note: '' }, false)).toEqual(at(3));
  });

  it('are found again on the same screen of a text, not on the next page', () => {
    expect(bookmarkAt(at(2.41), 2.414)?.place).toBe(2.41);
    expect(bookmarkAt(at(2.41), 2.5)).toBeUndefined();
    expect(bookmarkAt(at(12), 13)).toBeUndefined();
  });

  it('are no more than the store takes', () => {
    const many = at(...Array.from({ length: BOOKMARK_LIMIT }, (_, page) => page + 1));
    expect(withBookmark(many, { place: 999, note: '' }, true)).toHaveLength(BOOKMARK_LIMIT);
  });
});
