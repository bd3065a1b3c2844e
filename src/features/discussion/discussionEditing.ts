import { useFormDraft } from '../../data/useFormDraft';
import { useLeaveWarning } from '../../data/useLeaveWarning';
import type { Discussion, DiscussionStatus } from '../../domain/discussion';
import { type DiscussionForm, discussionFormSchema } from '../../domain/discussionForm';
import { newDiscussion, toDiscussionForm } from '../../domain/discussionRecord';
import type { Difference } from '../../ui/form/ConflictDialog';
import { useVersionedForm, type Versioned } from '../../ui/form/useVersionedForm';
import { t } from '../../ui/text';
import { useCreateDiscussionMutation, useUpdateDiscussionMutation } from './adminDiscussionApi';
import { STATUS_LABELS } from './discussionLabels';

/** In the order of the form. */
export const DISCUSSION_LABELS: Record<keyof DiscussionForm, string> = {
  title: 'Title',
  subtitle: 'Subtitle',
  status: 'Status',
  date: 'Date',
  time: 'Time',
  students: 'Students',
  tutors: 'Invited tutors',
};

type DiscussionEditing = Versioned<DiscussionForm>;

export const NEW_DISCUSSION: DiscussionEditing = { ...newDiscussion(), version: 0 };

export const editingOf = (discussion: Discussion): DiscussionEditing => ({
  ...toDiscussionForm(discussion, Date.now()),
  version: discussion.version,
});

const NO_FILES = { isBusy: false };

export interface DiscussionFormOptions {
  uid: string;
  /** The discussion that is edited; null for a new one. */
  discussionId: string | null;
  initial: DiscussionEditing;
  onSaved: () => void;
}

/** One filling-in of the discussion form, from the first key to the saved discussion. */
export function useDiscussionForm({ uid, discussionId, initial, onSaved }: DiscussionFormOptions) {
  const [create, created] = useCreateDiscussionMutation();
  const [update, updated] = useUpdateDiscussionMutation();
  const isNew = discussionId === null;
  const draft = useFormDraft<DiscussionEditing>({
    noun: 'discussion',
    uid,
    recordId: discussionId,
    fits: ({ title, tutors, version }) =>
      typeof title === 'string' && Array.isArray(tutors) && typeof version === 'number',
  });
  const form = useVersionedForm({
    draft,
    uploads: NO_FILES,
    initial,
    schema: discussionFormSchema,
    labels: DISCUSSION_LABELS,
    saving: {
      send: (id, version, form) => (isNew ? create({ id, ...form }) : update({ id, version, ...form })),
      state: isNew ? created : updated,
    },
    onSaved,
  });
  useLeaveWarning(form.isUnsaved);
  return form;
}

export type DiscussionFormApi = ReturnType<typeof useDiscussionForm>;

/** Where two versions of a discussion differ. */
export function discussionDifferences(mine: DiscussionForm, stored: Discussion): Difference[] {
  const theirs = toDiscussionForm(stored, Date.now());
  const nameOf = (id: string) => stored.tutors.find((tutor) => tutor.id === id)?.name ?? t('another tutor');
  const shown = (form: DiscussionForm, key: keyof DiscussionForm) => {
    if (key === 'status') return t(STATUS_LABELS[form.status as DiscussionStatus]);
    return key === 'tutors' ? form.tutors.map(nameOf).join(', ') : form[key];
  };
  return (Object.keys(DISCUSSION_LABELS) as (keyof DiscussionForm)[])
    .map((key) => ({
      label: t(DISCUSSION_LABELS[key]),
      mine: shown(mine, key),
      theirs: shown(theirs, key),
    }))
    .filter((row) => row.mine.trim() !== row.theirs.trim());
}
