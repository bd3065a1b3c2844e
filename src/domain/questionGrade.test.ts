import type { Answer } from './attempt';
import type { Question, QuestionKey, QuestionKind } from './question';
import { isAnswerTo, pointsFor } from './questionGrade';

const question = (kind: QuestionKind, points = 3): Question => ({
  id: 'q',
  kind,
  text: 'Which?',
  image_url: null,
  image_text: '',
  options: kind.endsWith('choice') ? ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id.toUpperCase() })) : [],
  points,
});

const KEYS = {
  single: { kind: 'single-choice', right: 'a' },
  multiple: { kind: 'multiple-choice', right: ['a', 'b', 'c'] },
  truth: { kind: 'true-false', right: false },
  short: { kind: 'short-answer', accept: ["Ng'ombe wawili", 'Élan', 'H₂O'] },
  number: { kind: 'numeric', value: 2.5, tolerance: 0.01, units: ['m'] },
  essay: { kind: 'essay', guide: 'Three reasons' },
} as const satisfies Record<string, QuestionKey>;

const LINES: readonly [keyof typeof KEYS, Answer, number | null][] = [
  ['single', 'a', 3],
  ['single', 'b', 0],
  ['single', 'A', 0],
  ['multiple', ['a', 'b', 'c'], 3],
  ['multiple', ['c', 'a', 'b'], 3],
  ['multiple', ['a', 'b'], 2],
  ['multiple', ['a', 'b', 'c', 'd'], 2],
  ['multiple', ['a', 'd'], 0],
  ['multiple', ['d'], 0],
  ['multiple', 'a', 0],
  ['truth', false, 3],
  ['truth', true, 0],
  ['truth', 'false', 0],
  ['short', 'Ng’ombe  wawili', 3],
  ['short', ' NGʼOMBE WAWILI ', 3],
  ['short', 'ngombe wawili', 3],
  ['short', 'elan', 3],
  ['short', 'E\u0301lan', 3],
  ['short', 'h2o', 3],
  ['short', 'ngombe', 0],
  ['short', "'", 0],
  ['number', '2,5 m', 3],
  ['number', '2.505', 3],
  ['number', '2.5 kg', 0],
  ['number', 'NaN', 0],
  ['essay', 'Because', null],
  ['essay', '   ', 0],
];

test.each(LINES)('%s: %j earns %p', (name, answer, points) => {
  const key = KEYS[name];
  expect(pointsFor(question(key.kind), key, answer)).toBe(points);
});

test('nothing given, no key, or a key of another kind earns nothing', () => {
  for (const key of Object.values(KEYS)) expect(pointsFor(question(key.kind), key, undefined)).toBe(0);
  expect(pointsFor(question('single-choice'), undefined, 'a')).toBe(0);
  expect(pointsFor(question('single-choice'), KEYS.truth, 'a')).toBe(0);
  expect(pointsFor(question('multiple-choice'), { kind: 'multiple-choice', right: [] }, ['a'])).toBe(0);
  expect(pointsFor(question('short-answer'), { kind: 'short-answer', accept: [''] }, "'")).toBe(0);
});

test('a part of the points is rounded to hundredths', () => {
  expect(pointsFor(question('multiple-choice', 1), KEYS.multiple, ['a'])).toBe(0.33);
});

test.each([
  ['single-choice', 'a', true],
  ['single-choice', 'e', false],
  ['single-choice', ['a'], false],
  ['single-choice', '', true],
  ['multiple-choice', ['a', 'b'], true],
  ['multiple-choice', ['a', 'a'], false],
  ['multiple-choice', ['a', 'e'], false],
  ['multiple-choice', 'a', false],
  ['multiple-choice', [], true],
  ['true-false', true, true],
  ['true-false', 'true', false],
  ['short-answer', 'anything', true],
  ['short-answer', 'x'.repeat(301), false],
  ['numeric', 'anything', true],
  ['numeric', true, false],
  ['essay', 'x'.repeat(10_000), true],
  ['essay', 'x'.repeat(10_001), false],
] as const)('%s takes %j: %p', (kind, answer, isTaken) => {
  expect(isAnswerTo(question(kind), answer as Answer)).toBe(isTaken);
});
