import { toWebVtt } from './captions';

const CUES = '00:01.000 --> 00:03.500\nA is a vowel.\n\n00:00:04.000 --> 00:00:06.000\nSo is E.';

it.each([
  ['WebVTT as it is', `WEBVTT\n\n${CUES}`, `WEBVTT\n\n${CUES}`],
  [
    'ends of lines of other systems and a mark at the start',
    `\uFEFFWEBVTT\r\n\r\n${CUES}`,
    `WEBVTT\n\n${CUES}`,
  ],
  ['cues without a head', CUES, `WEBVTT\n\n${CUES}`],
  [
    'SubRip, whose times have commas and whose texts keep theirs',
    '1\n00:00:01,000 --> 00:00:03,500\nYes, a vowel.',
    'WEBVTT\n\n1\n00:00:01.000 --> 00:00:03.500\nYes, a vowel.',
  ],
])('takes %s', (_what, file, expected) => {
  expect(toWebVtt(file)).toBe(expected);
});

it.each([
  ['nothing', ''],
  ['a head alone', 'WEBVTT'],
  ['a letter', 'Dear teacher,\nhere is my film --> look.'],
  ['times that do not exist', '00:61.000 --> 00:63.000\nNo.'],
])('refuses %s', (_what, file) => {
  expect(toWebVtt(file)).toBeNull();
});
