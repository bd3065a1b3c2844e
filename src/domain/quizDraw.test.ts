import { questionsIn } from './attempt';
import { drawPaper, oneByOne } from './quizDraw';

const section = (id: string, count: number, draw: number | null = null) => ({
  id,
  title: id,
  instructions: '',
  answer_count: null,
  draw,
  questions: Array.from({ length: count }, (_, index) => ({
    id: `${id}${index}`,
    kind: 'single-choice' as const,
    text: '',
    image_url: null,
    image_text: '',
    options: ['1', '2', '3', '4'].map((option) => ({ id: option, text: option })),
    points: 1,
  })),
});

/** Steady, and different for each seed. */
function randomFrom(seed: number) {
  let state = (seed * 16_807_001) % 2147483647;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

const KEEP = { shuffle_questions: false, shuffle_options: false };
const MIX = { shuffle_questions: true, shuffle_options: true };
const idsOf = (sections: ReturnType<typeof drawPaper>) => questionsIn(sections).map(({ id }) => id);

test('without a draw and in order, the paper is the quiz', () => {
  const sections = [section('a', 3), section('b', 2)];
  expect(idsOf(drawPaper(sections, KEEP, randomFrom(1)))).toEqual(['a0', 'a1', 'a2', 'b0', 'b1']);
});

test('so many are drawn, each once, in the order of the pool; all where the pool has no more', () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const ids = idsOf(drawPaper([section('a', 9, 4)], KEEP, randomFrom(seed)));
    expect(ids).toHaveLength(4);
    expect(ids).toEqual([...new Set(ids)].sort());
  }
  expect(idsOf(drawPaper([section('a', 2, 5)], KEEP, randomFrom(1)))).toHaveLength(2);
});

test('every question of a pool is drawn by somebody', () => {
  const drawn = Array.from({ length: 200 }, (_, seed) =>
    idsOf(drawPaper([section('a', 9, 2)], KEEP, randomFrom(seed + 1))),
  );
  expect(new Set(drawn.flat()).size).toBe(9);
});

test('questions and options are mixed inside their own section, and none is lost', () => {
  const sections = [section('a', 8), section('b', 3)];
  const mixed = drawPaper(sections, MIX, randomFrom(7));
  expect(mixed.map(({ questions }) => questions.map(({ id }) => id).sort())).toEqual(
    sections.map(({ questions }) => questions.map(({ id }) => id)),
  );
  expect(idsOf(mixed)).not.toEqual(idsOf(drawPaper(sections, KEEP, randomFrom(7))));
  for (const { options } of questionsIn(mixed))
    expect(options.map(({ id }) => id).sort()).toEqual(['1', '2', '3', '4']);
});

test('one by one, each question keeps its section', () => {
  const parts = oneByOne(drawPaper([section('a', 2), section('b', 1)], KEEP, randomFrom(1)));
  expect(parts.map(({ id, questions }) => [id, questions.length])).toEqual([
    ['a', 1],
    ['a', 1],
    ['b', 1],
  ]);
});
