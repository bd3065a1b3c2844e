import type { QuizMode, QuizRow, ReviewPart, ReviewTime } from '../../domain/quiz';
import { t } from '../../ui/text';

/** What a mode asks of who chooses it. */
export const MODE_TEXTS: Record<QuizMode, string> = {
  attempt: 'All questions are open. Go back and forth as you like, then hand in.',
  'timed-sequential': 'Each question has its own clock. You cannot go back to a question.',
  'paper-based': 'Print the paper and write by hand. Your teacher enters your answers or marks.',
};

export const REVIEW_PART_LABELS: Record<ReviewPart, string> = {
  score: 'Your score',
  answers: 'The right answers',
  explanations: 'Explanations',
};

export const REVIEW_TIME_TEXTS: Record<ReviewTime, string> = {
  'after-submit': 'as soon as you hand in',
  'after-last-attempt': 'after your last attempt',
  'after-close': 'when the quiz has closed',
  never: 'not shown',
};

export const subjectOf = ({ subject }: Pick<QuizRow, 'subject'>) => t(subject || 'General');

export const questionCount = (n: number) => t('{n, plural, one {# question} other {# questions}}', { n });

export const pointCount = (n: number) => t('{n, plural, one {# point} other {# points}}', { n });

/** `45 min`, `1 h 30 min` */
export function minutesText(minutes: number): string {
  if (minutes < 60) return t('{n} min', { n: minutes });
  if (minutes % 60 === 0) return t('{n} h', { n: minutes / 60 });
  return t('{hours} h {minutes} min', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

export const limitText = (limit: number | null) => (limit === null ? t('No time limit') : minutesText(limit));

/** The past paper that a quiz follows. */
export const paperText = (year: number) => t('Past paper {year}', { year: String(year) });
