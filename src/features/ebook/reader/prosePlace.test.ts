import { fromPlace, percentOf, shareOf, toPlace } from './prosePlace';

describe('a place in a text', () => {
  it('comes back as chapter and share', () => {
    const { chapter, share } = fromPlace(toPlace({ chapter: 4, share: 0.4219 }), 10);
    expect(chapter).toBe(4);
    expect(share).toBeCloseTo(0.4219, 3);
  });

  it('never reaches the next chapter', () => {
    expect(Math.floor(toPlace({ chapter: 4, share: 1 }))).toBe(4);
  });

  it('falls back to the start of the last chapter of a shorter edition', () => {
    expect(fromPlace(12.5, 3)).toEqual({ chapter: 2, share: 0 });
  });
});

describe('what the reader is told', () => {
  it('ends at 100 % and counts a short chapter as read', () => {
    expect(percentOf({ scrollTop: 1400, scrollHeight: 2000, clientHeight: 600 })).toBe(100);
    expect(percentOf({ scrollTop: 0, scrollHeight: 300, clientHeight: 600 })).toBe(100);
    expect(percentOf({ scrollTop: 0, scrollHeight: 2000, clientHeight: 600 })).toBe(0);
  });

  it('takes no share of a chapter without height', () => {
    expect(shareOf({ scrollTop: 0, scrollHeight: 0, clientHeight: 0 })).toBe(0);
  });
});
