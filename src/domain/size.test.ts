import { formatBytes, MB } from './size';

it.each([
  [0, '1 KB'],
  [1, '1 KB'],
  [1536, '2 KB'],
  [640 * 1024, '640 KB'],
  [MB - 1, '1.0 MB'],
  [MB, '1.0 MB'],
  [3.4 * MB, '3.4 MB'],
  [50 * MB, '50.0 MB'],
])('shows %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
