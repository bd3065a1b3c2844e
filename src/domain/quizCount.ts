import type { Quiz, QuizSection } from './quiz';

/** How many questions, and points, one learner gets; of a choice of N, the N with the most points. */
export function countQuestions(
  sections: readonly QuizSection[],
): Pick<Quiz, 'question_count' | 'max_points'> {
  const given = sections.map(({ questions, draw }) => Math.min(draw ?? questions.length, questions.length));
  const points = sections.map(({ questions, answer_count }, index) => {
    const count = Math.min(answer_count ?? given[index] ?? 0, given[index] ?? 0);
    const highest = questions.map((question) => question.points).sort((a, b) => b - a);
    return highest.slice(0, count).reduce((sum, value) => sum + value, 0);
  });
  const sum = (list: number[]) => list.reduce((total, value) => total + value, 0);
  return { question_count: sum(given), max_points: sum(points) };
}
