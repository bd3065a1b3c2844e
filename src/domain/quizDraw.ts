import type { PaperSection } from './attempt';
import type { Question } from './question';
import type { Quiz, QuizSection } from './quiz';

/** The paper of one attempt: drawn from the pools, and in an order of its own where the quiz asks for it. */

type Shuffles = Pick<Quiz, 'shuffle_questions' | 'shuffle_options'>;

/** `random`: as Math.random. */
export function drawPaper(
  sections: readonly QuizSection[],
  { shuffle_questions, shuffle_options }: Shuffles,
  random: () => number,
): PaperSection[] {
  const ordered = (questions: Question[]) => (shuffle_questions ? shuffled(questions, random) : questions);
  return sections.map(({ draw, ...section }) => ({
    ...section,
    questions: ordered(drawn(section.questions, draw, random)).map((question) => ({
      ...question,
      options: shuffle_options ? shuffled(question.options, random) : question.options,
    })),
  }));
}

/** So many of a pool, in the pool's order. */
function drawn(pool: Question[], count: number | null, random: () => number): Question[] {
  if (count === null || count >= pool.length) return pool;
  const chosen = new Set(shuffled(pool, random).slice(0, count));
  return pool.filter((question) => chosen.has(question));
}

/** Fisher and Yates: every order is as likely. */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other] as Item, result[last] as Item];
  }
  return result;
}

/** Timed-sequential: each question alone in its section, in the order in which they come. */
export const oneByOne = (sections: readonly PaperSection[]): PaperSection[] =>
  sections.flatMap((section) => section.questions.map((question) => ({ ...section, questions: [question] })));
