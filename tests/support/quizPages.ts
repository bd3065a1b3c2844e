import { parseQuiz, type Quiz, type QuizRow, toQuizRow } from '../../src/domain/quiz';

/** Quizzes for tests of pages. */

export function quiz(id: string, fields: Record<string, unknown> = {}): Quiz {
  const parsed = parseQuiz(id, {
    title: 'Straight lines',
    description: 'Slopes and intercepts.',
    subject: 'Mathematics',
    form_level: 'Form II',
    topic: 'Coordinate geometry',
    year: null,
    status: 'published',
    modes: ['attempt'],
    time_limit: 30,
    attempts_allowed: 3,
    passing_score: 50,
    review: { score: 'after-submit', answers: 'after-last-attempt', explanations: 'never' },
    question_count: 4,
    max_points: 6,
    author_name: 'Mwalimu Asha',
    created_by: 'asha',
    version: 1,
    created_at: 1,
    ...fields,
  });
  if (!parsed) throw new Error('no title');
  return parsed;
}

export function quizRow(id: string, fields: Record<string, unknown> = {}): QuizRow {
  const row = toQuizRow(quiz(id, fields));
  if (!row) throw new Error('not published');
  return row;
}
