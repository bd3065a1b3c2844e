import { safeReturnPath } from './paths';

describe('safeReturnPath', () => {
  it.each(['/', '/user-profile', '/ebooks/7?page=2#top', '/admin/ebooks/new'])('leads back to %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['/ebooks\\..\\evil'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['https://evil.example'],
    ['javascript:alert(1)'],
    ['evil.example'],
    [''],
    ['/auth'],
    ['/auth?mode=sign-up'],
    [null],
    [undefined],
    [{ pathname: '/ebooks' }],
    [42],
  ])('leads home instead of to %j', (from) => {
    expect(safeReturnPath(from)).toBe('/');
  });
});
