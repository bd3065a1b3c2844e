import type { QuestionForm } from '../../../domain/questionForm';
import type { QuizMode, QuizStatus, ReviewPart, ReviewTime } from '../../../domain/quiz';
import type { QuizForm } from '../../../domain/quizForm';

export const STATUS_LABELS: Record<QuizStatus, string> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};

export const STATUS_TONES = { published: 'ok', draft: 'warn', archived: 'neutral' } as const;

export const MODE_LABELS: Record<QuizMode, string> = {
  attempt: 'Free: all questions at once',
  'timed-sequential': 'One by one: no way back',
  'paper-based': 'On paper: print, and enter the answers later',
};

export const REVIEW_PART_LABELS: Record<ReviewPart, string> = {
  score: 'Show the score',
  answers: 'Show the right answers',
  explanations: 'Show the explanations',
};

export const REVIEW_TIME_LABELS: Record<ReviewTime, string> = {
  'after-submit': 'After each attempt',
  'after-last-attempt': 'After the last attempt',
  'after-close': 'When the quiz has closed',
  never: 'Never',
};

/** In the order of the form. */
export const QUESTION_LABELS: Record<keyof QuestionForm, string> = {
  kind: 'Kind',
  text: 'Question',
  image: 'Picture',
  imageText: 'What the picture shows',
  options: 'Options',
  trueFalse: 'Right answer',
  accept: 'Right answers',
  value: 'Right number',
  tolerance: 'Allowed difference',
  units: 'Units',
  guide: 'Guide for marking',
  points: 'Points',
  explanation: 'Explanation',
  subject: 'Subject',
  form: 'Form',
  topic: 'Topic',
  year: 'Past paper year',
};

/** In the order of the form. */
export const QUIZ_LABELS: Record<keyof QuizForm, string> = {
  title: 'Title',
  description: 'Description',
  subject: 'Subject',
  form: 'Form',
  topic: 'Topic',
  year: 'Past paper year',
  modes: 'Ways to take it',
  timeLimit: 'Time limit (minutes)',
  secondsPerQuestion: 'Seconds for each question',
  opensAt: 'Opens',
  closesAt: 'Closes',
  attempts: 'Attempts allowed',
  attemptDelay: 'Minutes between attempts',
  passingScore: 'Passing score (%)',
  shuffleQuestions: 'Mix the order of questions',
  shuffleOptions: 'Mix the order of options',
  review: 'Review',
  sections: 'Sections',
};
