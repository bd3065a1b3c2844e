import type { BankQuestion } from '../../../domain/question';
import type { QuestionForm } from '../../../domain/questionForm';
import { newQuestion, toQuestionForm } from '../../../domain/questionRecord';
import type { Versioned } from '../../../ui/form/useVersionedForm';

export type QuestionEditing = Versioned<QuestionForm>;

export const newQuestionEditing = (): QuestionEditing => ({ ...newQuestion(), version: 0 });

export const questionEditingOf = (question: BankQuestion): QuestionEditing => ({
  ...toQuestionForm(question),
  version: question.version,
});

export const questionCopyOf = (question: BankQuestion): QuestionEditing => ({
  ...toQuestionForm(question),
  version: 0,
});
