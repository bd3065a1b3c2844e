import { getIn } from 'formik';
import { useRef } from 'react';
import { useFormDraft } from '../../data/useFormDraft';
import { useLeaveWarning } from '../../data/useLeaveWarning';
import { isAppError } from '../../domain/errors';
import { liveClassFormSchema } from '../../domain/liveClassForm';
import { fieldErrors } from '../../ui/form/fieldErrors';
import { useDraftedForm } from '../../ui/form/useDraftedForm';
import { useCreateLiveClassMutation, useUpdateLiveClassMutation } from './adminLiveClassApi';
import { LIVE_LABELS, type LiveClassEditing } from './liveClassEditing';

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
  const draft = useFormDraft<LiveClassEditing>({
    noun: 'live-class',
    uid,
    recordId: classId,
    fits: ({ title, timeZone, version }) =>
      typeof title === 'string' && typeof timeZone === 'string' && typeof version === 'number',
  });
  const submission = useLiveClassSubmit(draft.id, classId === null);
  const summary = useRef<HTMLDivElement>(null);
  const { wasChecked, ...form } = useDraftedForm<LiveClassEditing>({
    initialValues: initial,
    schema: liveClassFormSchema,
    draft,
    isWaiting: false,
    submission,
    onProblem: () => summary.current?.focus(),
    onSaved,
  });
  const { formik } = form;
  // The draft goes with the tab.
  useLeaveWarning(formik.dirty || draft.restored !== null);
  return {
    ...form,
    /** Saves over the version of somebody who was quicker. */
    overwrite: async (version: number) => {
      submission.refuse();
      void formik.setFieldValue('version', version);
      if ((await submission.run({ ...formik.values, version })) !== 'saved') return;
      draft.clear();
      onSaved();
    },
    submission,
    summary,
    fieldErrors: wasChecked
      ? fieldErrors(formik.errors, LIVE_LABELS).filter(({ name }) => getIn(formik.touched, name))
      : [],
    files: { isPreparing: false },
  };
}

export type LiveClassFormApi = ReturnType<typeof useLiveClassForm>;

/** Sends the class. The id was made when the form opened: sent twice, it is one class. */
function useLiveClassSubmit(id: string, isNew: boolean) {
  const [create, created] = useCreateLiveClassMutation();
  const [update, updated] = useUpdateLiveClassMutation();
  const { isLoading, error, reset } = isNew ? created : updated;
  const failure = isAppError(error) ? error : null;
  return {
    run: async ({ version, ...values }: LiveClassEditing) => {
      const form = await liveClassFormSchema.validate(values);
      const result = isNew ? await create({ id, ...form }) : await update({ id, version, ...form });
      return result.error ? 'failed' : 'saved';
    },
    refuse: reset,
    isBusy: isLoading,
    step: isLoading ? 'saving' : 'idle',
    isCancelled: false,
    /** Why the last try failed. */
    message: failure && { text: failure.message },
    conflict: failure?.conflict ?? null,
  };
}
