import { type Attempt, parseAttempt, type PaperSection } from '../../src/domain/attempt';
import type { Question } from '../../src/domain/question';

/** Attempts and papers for tests of pages. */

export const QUIZ_ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

export const attempt = (fields: Record<string, unknown> = {}): Attempt => {
  const { number = 1 } = fields;
  return parseAttempt(`neema_${QUIZ_ID}_quiz_${String(number)}`, {
    uid: 'neema',
    kind: 'quiz',
    mode: 'attempt',
    parent: QUIZ_ID,
    part: 'quiz',
    title: 'Straight lines',
    number,
    attempts_allowed: 3,
    passing_score: 50,
    state: 'open',
    question_count: 4,
    max_points: 6,
    opens: { score: null, answers: null, explanations: null },
    ...fields,
  });
};

const question = (id: string, fields: Partial<Question>): Question => ({
  id,
  kind: 'short-answer',
  text: `What is ${id}?`,
  image_url: null,
  image_text: '',
  options: [],
  points: 1,
  ...fields,
});

export const SECTIONS: PaperSection[] = [
  {
    id: 's1',
    title: 'Section A',
    instructions: 'Answer all questions.',
    answer_count: null,
    questions: [
      question('slope', {
        kind: 'single-choice',
        options: [
          { id: 'o1', text: 'Two' },
          { id: 'o2', text: 'Three' },
        ],
      }),
      question('lines', {
        kind: 'multiple-choice',
        options: [
          { id: 'o3', text: 'y = x' },
          { id: 'o4', text: 'y = 1' },
        ],
      }),
    ],
  },
  {
    id: 's2',
    title: 'Section B',
    instructions: '',
    answer_count: 1,
    questions: [
      question('length', { kind: 'numeric', points: 2 }),
      question('why', { kind: 'essay', points: 2 }),
    ],
  },
];
