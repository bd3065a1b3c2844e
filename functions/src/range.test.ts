import { parseRange } from './range';

test.each([
  [undefined, 'whole'],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-', { start: 0, end: 99 }],
  ['BYTES=5-7', { start: 5, end: 7 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=999-5000', { start: 999, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=-5000', { start: 0, end: 99 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=99999999999999999999-', 'unsatisfiable'],
  ['bytes=7-5', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=a-b', 'whole'],
  ['pages=1-2', 'whole'],
])('%s of 1000 bytes, at most 100 at a time', (header, expected) => {
  expect(parseRange(header, 1000, 100)).toEqual(expected);
});
