import { isNewer, resumePlace } from './place';

const stored = (place: number, at: number) => ({ place, at });

describe('resumePlace', () => {
  it('opens at the start what was never opened', () => {
    expect(resumePlace(null, null)).toBeNull();
  });

  it('opens where another device stopped', () => {
    expect(resumePlace(stored(40, 1000), null)).toBe(40);
  });

  it('opens where this device stopped when nothing could be stored', () => {
    expect(resumePlace(null, { place: 7, known: null })).toBe(7);
  });

  it('keeps turns that were made without a connection, when nobody read elsewhere since', () => {
    expect(resumePlace(stored(12, 1000), { place: 15, known: stored(12, 1000) })).toBe(15);
  });

  it('lets the newer place win by the time of the server', () => {
    expect(resumePlace(stored(30, 2000), { place: 15, known: stored(12, 1000) })).toBe(30);
  });

  it('knows its own last write, whose time it was never told', () => {
    expect(resumePlace(stored(15, 2000), { place: 18, known: { place: 15, at: null } })).toBe(18);
  });

  it('takes any other place than its own last write for a newer one', () => {
    expect(resumePlace(stored(30, 2000), { place: 18, known: { place: 15, at: null } })).toBe(30);
  });
});

describe('isNewer', () => {
  it.each([
    ['nothing stored', null, stored(3, 1), false],
    ['nothing known', stored(3, 1), null, true],
    ['an older time', stored(3, 1), stored(5, 2), false],
    ['the same time', stored(3, 2), stored(5, 2), false],
    ['a newer time at the same place', stored(5, 3), stored(5, 2), false],
    ['a newer time elsewhere', stored(6, 3), stored(5, 2), true],
  ])('%s', (_, found, known, expected) => {
    expect(isNewer(found, known)).toBe(expected);
  });
});
