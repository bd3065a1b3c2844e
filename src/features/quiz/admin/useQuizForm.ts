import { useFormDraft } from '../../../data/useFormDraft';
import { useLeaveWarning } from '../../../data/useLeaveWarning';
import { quizFormSchema } from '../../../domain/quizForm';
import { useVersionedForm } from '../../../ui/form/useVersionedForm';
import { useCreateQuizMutation, useUpdateQuizMutation } from './adminQuizApi';
import { QUIZ_LABELS } from './quizAdminLabels';
import type { QuizEditing } from './quizEditing';

export interface QuizFormOptions {
  uid: string;
  /** Whose questions are drawn: the quiz's author. */
  author: string;
  /** The quiz that is edited; null for a new one. */
  quizId: string | null;
  initial: QuizEditing;
  /** Tells drafts of new quizzes apart. */
  draftName?: string;
  onSaved: (id: string) => void;
  /** Somebody else saved meanwhile: start from their version. */
  onTakeTheirs?: () => void;
}

/** The pictures of a quiz are its questions'. */
const NO_UPLOADS = { isBusy: false };

export function useQuizForm({ uid, quizId, initial, draftName = 'quiz', onSaved }: QuizFormOptions) {
  const [create, created] = useCreateQuizMutation();
  const [update, updated] = useUpdateQuizMutation();
  const draft = useFormDraft<QuizEditing>({
    noun: draftName,
    uid,
    recordId: quizId,
    fits: ({ title, sections, version }) =>
      typeof title === 'string' && Array.isArray(sections) && typeof version === 'number',
  });
  const form = useVersionedForm({
    draft,
    uploads: NO_UPLOADS,
    initial,
    schema: quizFormSchema,
    labels: QUIZ_LABELS,
    saving: {
      send: (id, version, form) =>
        quizId === null ? create({ id, ...form }) : update({ id, version, ...form }),
      state: quizId === null ? created : updated,
    },
    onSaved,
  });
  useLeaveWarning(form.isUnsaved);
  return form;
}

export type QuizFormApi = ReturnType<typeof useQuizForm>;
