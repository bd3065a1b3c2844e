import { useFileUploads } from '../../../data/useFileUploads';
import { useFormDraft } from '../../../data/useFormDraft';
import { useLeaveWarning } from '../../../data/useLeaveWarning';
import { questionFormSchema } from '../../../domain/questionForm';
import { useVersionedForm } from '../../../ui/form/useVersionedForm';
import { useCreateQuestionMutation, useUpdateQuestionMutation } from './adminQuizApi';
import type { QuestionEditing } from './questionEditing';
import { QUESTION_LABELS } from './quizAdminLabels';

export interface QuestionFormOptions {
  uid: string;
  /** The question that is edited; null for a new one. */
  questionId: string | null;
  initial: QuestionEditing;
  /** Tells drafts of new questions apart. */
  draftName?: string;
  onSaved: (id: string) => void;
  /** Somebody else saved meanwhile: start from their version. */
  onTakeTheirs?: () => void;
}

export function useQuestionForm(options: QuestionFormOptions) {
  const { uid, questionId, initial, draftName = 'question', onSaved } = options;
  const [create, created] = useCreateQuestionMutation();
  const [update, updated] = useUpdateQuestionMutation();
  const draft = useFormDraft<QuestionEditing>({
    noun: draftName,
    uid,
    recordId: questionId,
    fits: ({ text, options: listed, version }) =>
      typeof text === 'string' && Array.isArray(listed) && typeof version === 'number',
  });
  const form = useVersionedForm({
    draft,
    uploads: useFileUploads(uid, draft.id),
    initial,
    schema: questionFormSchema,
    labels: QUESTION_LABELS,
    saving: {
      send: (id, version, form) =>
        questionId === null ? create({ id, ...form }) : update({ id, version, ...form }),
      state: questionId === null ? created : updated,
    },
    onSaved,
  });
  useLeaveWarning(form.isUnsaved);
  return form;
}

export type QuestionFormApi = ReturnType<typeof useQuestionForm>;
