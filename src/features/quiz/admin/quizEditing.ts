import { duplicateQuiz, newQuiz } from '../../../domain/quizRecord';
import type { QuizForm } from '../../../domain/quizForm';
import type { Versioned } from '../../../ui/form/useVersionedForm';
import { t } from '../../../ui/text';
import type { QuizForEdit } from './adminQuizDocs';

export type QuizEditing = Versioned<QuizForm>;

export const newQuizEditing = (): QuizEditing => ({ ...newQuiz(), version: 0 });

export const quizEditingOf = ({ form, quiz }: QuizForEdit): QuizEditing => ({
  ...form,
  version: quiz.version,
});

export const quizCopyOf = ({ form }: QuizForEdit): QuizEditing => ({
  ...duplicateQuiz(form, t('Copy of {title}', { title: form.title })),
  version: 0,
});
