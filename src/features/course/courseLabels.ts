import type { Course, CourseStatus } from '../../domain/course';
import type { QuestionType } from '../../domain/courseContent';
import { t } from '../../ui/text';

export const STATUS_LABELS: Record<CourseStatus, string> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};

export const STATUS_TONES = { published: 'ok', draft: 'warn', archived: 'neutral' } as const;

export const categoryOf = ({ category }: Pick<Course, 'category'>) => t(category || 'Uncategorized');
export const instructorOf = ({ instructor }: Pick<Course, 'instructor'>) => instructor || t('TBD');

export const lessonCount = (n: number) => t('{n, plural, one {# lesson} other {# lessons}}', { n });

export const QUESTION_TYPE_LABELS: Readonly<Record<string, string>> = {
  'multiple-choice': 'Multiple choice',
  'true-false': 'True or false',
  'short-answer': 'Short answer',
} satisfies Record<QuestionType, string>;
