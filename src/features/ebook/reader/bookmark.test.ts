import { BOOKMARK_LIMIT, bookmarkAt, toggleBookmark } from './bookmark';

describe('bookmarks', () => {
  it('stand in the order of the book, once each', () => {
    expect(toggleBookmark([3, 20], 7, true)).toEqual([3, 7, 20]);
    expect(toggleBookmark([3, 7, 20], 7, true)).toEqual([3, 7, 20]);
  });

  it('go when they are taken away', () => {
    expect(toggleBookmark([3, 7], 7, false)).toEqual([3]);
  });

  it('are found again on the same screen of a text, not on the next page', () => {
    expect(bookmarkAt([2.41], 2.414)).toBe(2.41);
    expect(bookmarkAt([2.41], 2.5)).toBeUndefined();
    expect(bookmarkAt([12], 13)).toBeUndefined();
  });

  it('are no more than the store takes', () => {
    const many = Array.from({ length: BOOKMARK_LIMIT }, (_, page) => page + 1);
    expect(toggleBookmark(many, 999, true)).toHaveLength(BOOKMARK_LIMIT);
  });
});
