import { useFormDraft } from '../../data/useFormDraft';
import { useLeaveWarning } from '../../data/useLeaveWarning';
import { liveClassFormSchema } from '../../domain/liveClassForm';
import { useVersionedForm } from '../../ui/form/useVersionedForm';
import { useCreateLiveClassMutation, useUpdateLiveClassMutation } from './adminLiveClassApi';
import { LIVE_LABELS, type LiveClassEditing } from './liveClassEditing';

const NO_FILES = { isBusy: false };

export interface LiveClassFormOptions {
  uid: string;
  /** The class that is edited; null for a new one. */
  classId: string | null;
  initial: LiveClassEditing;
  onSaved: () => void;
  /** Somebody else saved meanwhile: start from their version. */
  onTakeTheirs?: () => void;
}

/** One filling-in of the live class form, from the first key to the saved class. Start again with a fresh mount. */
export function useLiveClassForm({ uid, classId, initial, onSaved }: LiveClassFormOptions) {
  const [create, created] = useCreateLiveClassMutation();
  const [update, updated] = useUpdateLiveClassMutation();
  const isNew = classId === null;
  const draft = useFormDraft<LiveClassEditing>({
    noun: 'live-class',
    uid,
    recordId: classId,
    fits: ({ title, timeZone, version }) =>
      typeof title === 'string' && typeof timeZone === 'string' && typeof version === 'number',
  });
  const form = useVersionedForm({
    draft,
    uploads: NO_FILES,
    initial,
    schema: liveClassFormSchema,
    labels: LIVE_LABELS,
    saving: {
      send: (id, version, values) => (isNew ? create({ id, ...values }) : update({ id, version, ...values })),
      state: isNew ? created : updated,
    },
    onSaved,
  });
  useLeaveWarning(form.isUnsaved);
  return form;
}

export type LiveClassFormApi = ReturnType<typeof useLiveClassForm>;
