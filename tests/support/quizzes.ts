import type { QuestionForm } from '../../src/domain/questionForm';
import { newQuestion } from '../../src/domain/questionRecord';
import type { QuizForm, SectionForm } from '../../src/domain/quizForm';
import { newQuiz, newSection } from '../../src/domain/quizRecord';

/** Questions and quizzes as forms, ready to be saved. */

const OPTIONS: QuestionForm['options'] = [
  { id: '11111111-1111-4111-8111-111111111111', text: '$1/4$', isRight: false },
  { id: '22222222-2222-4222-8222-222222222222', text: '$3/4$', isRight: true },
];

export const validQuestion = (changes: Partial<QuestionForm> = {}): QuestionForm => ({
  ...newQuestion(),
  text: 'How much of the orange is left when a quarter is eaten?',
  options: OPTIONS,
  points: '2',
  explanation: 'Four quarters are one orange.',
  subject: 'Mathematics',
  form: 'Form I',
  topic: 'Fractions',
  ...changes,
});

/** One of each kind. */
export const QUESTIONS_OF_EACH_KIND: readonly QuestionForm[] = [
  validQuestion(),
  validQuestion({ kind: 'multiple-choice', text: 'Which are even?' }),
  validQuestion({ kind: 'true-false', text: 'A quarter is less than a half.', trueFalse: 'true' }),
  validQuestion({ kind: 'short-answer', text: 'Name the upper number.', accept: 'numerator\nthe numerator' }),
  validQuestion({
    kind: 'numeric',
    text: 'How long is it?',
    value: '2,5',
    tolerance: '0.1',
    units: 'm, metres',
  }),
  validQuestion({ kind: 'essay', text: 'Why do we need fractions?', guide: 'Sharing, measuring' }),
];

export const sectionOf = (questions: readonly string[], changes: Partial<SectionForm> = {}): SectionForm => ({
  ...newSection(),
  title: 'Section A',
  questions: [...questions],
  ...changes,
});

/** Of the chosen questions. */
export const validQuiz = (questions: readonly string[], changes: Partial<QuizForm> = {}): QuizForm => ({
  ...newQuiz(),
  title: 'Fractions, first test',
  subject: 'Mathematics',
  form: 'Form I',
  topic: 'Fractions',
  sections: [sectionOf(questions)],
  ...changes,
});
