import type { Answers } from './attempt';
import { gradePaper } from './attemptGrade';
import type { Question, QuestionKey } from './question';

const question = (id: string, points = 1, kind: Question['kind'] = 'true-false'): Question => ({
  id,
  kind,
  text: id,
  image_url: null,
  image_text: '',
  options: [],
  points,
});

const section = (questions: Question[], answer_count: number | null = null) => ({
  id: 's',
  title: '',
  instructions: '',
  answer_count,
  questions,
});

const RIGHT = { kind: 'true-false', right: true } as const satisfies QuestionKey;
const keysOf = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, RIGHT]));

const paper = (
  sections: ReturnType<typeof section>[],
  answers: Answers,
  more: { given?: Record<string, number>; topics?: Record<string, string> } = {},
) =>
  gradePaper({
    sections,
    keys: keysOf('a', 'b', 'c', 'd'),
    topics: {},
    given: {},
    answers,
    ...more,
  });

test('points add up to whole percent, rounded down', () => {
  const three = [section([question('a'), question('b'), question('c')])];
  expect(paper(three, { a: true, b: true, c: false })).toEqual({
    marks: { a: 1, b: 1, c: 0 },
    uncounted: [],
    needs_marking: false,
    points: 2,
    max_points: 3,
    score: 66,
    topics: [{ topic: '', points: 2, max_points: 3 }],
  });
  expect(paper(three, { a: true, b: true, c: true }).score).toBe(100);
});

test('without questions nobody passes', () => {
  expect(paper([], {})).toMatchObject({ score: 0, max_points: 0 });
});

test('of any two, the best two that were answered count', () => {
  const any = [section([question('a', 1), question('b', 2), question('c', 3)], 2)];
  expect(paper(any, { a: true, b: true, c: false })).toMatchObject({
    points: 3,
    max_points: 5,
    uncounted: ['c'],
  });
  expect(paper(any, { b: true })).toMatchObject({ points: 2, max_points: 5, uncounted: ['a', 'c'] });
  expect(paper(any, {})).toMatchObject({ points: 0, uncounted: ['a', 'b', 'c'] });
});

test('to answer all of a section is to choose none', () => {
  expect(paper([section([question('a'), question('b')], 2)], { a: true })).toMatchObject({
    uncounted: [],
    max_points: 2,
  });
});

test('an essay awaits its mark, which may be a half', () => {
  const essay = [section([question('a'), question('e', 5, 'essay')])];
  const answers = { a: true, e: 'Because' };
  expect(paper(essay, answers)).toMatchObject({ marks: { a: 1 }, needs_marking: true, points: 1, score: 16 });
  expect(paper(essay, answers, { given: { e: 3.5 } })).toMatchObject({
    marks: { a: 1, e: 3.5 },
    needs_marking: false,
    points: 4.5,
    score: 75,
  });
  expect(paper(essay, { a: true })).toMatchObject({ needs_marking: false, marks: { e: 0 } });
});

test('a mark by hand counts instead of the answer, up to the points of the question', () => {
  const two = [section([question('a', 2), question('b', 2)])];
  expect(paper(two, { a: true, b: false }, { given: { a: 0, b: 9 } }).marks).toEqual({ a: 0, b: 2 });
});

test('hundredths add up without a rest', () => {
  const many = ['a', 'b', 'c'].map((id) => question(id, 1));
  expect(paper([section(many)], {}, { given: { a: 0.1, b: 0.2, c: 0.29 } })).toMatchObject({
    points: 0.59,
    score: 19,
  });
});

test('progress is told by topic, of what counts', () => {
  const any = [section([question('a'), question('b'), question('c')], 2), section([question('d', 4)])];
  const topics = { a: 'Algebra', b: 'Sets', c: 'Sets', d: '__proto__' };
  expect(paper(any, { a: true, b: true, c: false, d: true }, { topics }).topics).toEqual([
    { topic: 'Algebra', points: 1, max_points: 1 },
    { topic: 'Sets', points: 1, max_points: 1 },
    { topic: '__proto__', points: 4, max_points: 4 },
  ]);
});
