import { isStaleChunk, markReload, mayReload } from './staleChunk';

afterEach(() => sessionStorage.clear());

it.each([
  ['Failed to fetch dynamically imported module: /assets/EbookPage-1.js', true],
  ['error loading dynamically imported module', true],
  ['Unable to preload CSS for /assets/EbookPage-1.css', true],
  ["Cannot read properties of undefined (reading 'title')", false],
])('%s: stale %s', (message, expected) => {
  expect(isStaleChunk(new TypeError(message))).toBe(expected);
});

it('reloads once, not in a circle, and again when a later release needs it', () => {
  expect(mayReload(1_000_000)).toBe(true);
  markReload(1_000_000);
  expect(mayReload(1_001_000)).toBe(false);
  expect(mayReload(1_060_000)).toBe(true);
});

it('does not reload without a connection', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(mayReload(1_000_000)).toBe(false);
});
