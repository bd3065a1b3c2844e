import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { toAppError } from '../../../data/errors';
import { noticeShown } from '../../../data/notice';
import type { FileUploads } from '../../../data/useFileUploads';
import type { CourseVerb } from '../../../domain/courseInput';
import { ON_DEMAND } from '../../../domain/onDemand';
import type { Message } from '../../../domain/saving';
import { t } from '../../../ui/text';
import { useCourseSubmit } from '../useCourseSubmit';
import type { OnDemandEditing } from './onDemandEditing';
import { type FileStep, fileSteps } from './onDemandFiles';
import type { HeldFiles } from './useHeldFiles';

interface SubmitOptions {
  id: string;
  verb: CourseVerb;
  recordingOf?: string | undefined;
  uploads: FileUploads;
  held: HeldFiles;
  /** Puts into the form where a file lies now, so that the next try does not send it again. */
  change(next: (values: OnDemandEditing) => OnDemandEditing): void;
}

interface SubmitState {
  step: 'idle' | 'file' | 'saving';
  /** The file that is on its way. */
  sending: FileStep | null;
  /** Why the last try's file did not arrive. */
  message: Message | null;
  isCancelled: boolean;
}

const IDLE: SubmitState = { step: 'idle', sending: null, message: null, isCancelled: false };

/** Sends the files of an on-demand class one by one, then the class in one call (spec sections 4 and 7). */
export function useOnDemandSubmit({ id, verb, recordingOf, uploads, held, change }: SubmitOptions) {
  const saving = useCourseSubmit(id, verb, ON_DEMAND, recordingOf);
  const [state, setState] = useState(IDLE);
  const dispatch = useDispatch();

  /** The form with its files where they lie now; null when one was cancelled. */
  const sendFiles = async (values: OnDemandEditing): Promise<OnDemandEditing | null> => {
    let current = values;
    for (const step of fileSteps(values)) {
      const upload = held.uploadOf(step.key);
      if (!upload) continue;
      setState({ ...IDLE, step: 'file', sending: step });
      dispatch(noticeShown({ variant: 'info', title: step.started, values: { n: step.n } }));
      const path = await orSay(step, uploads.send(step.key, upload));
      if (path === null) return null;
      const place = await step.place(path, upload.source);
      current = place(current);
      change(place);
      held.forget(step.key);
    }
    return current;
  };

  const run = async (values: OnDemandEditing): Promise<'saved' | 'failed' | 'cancelled'> => {
    saving.refuse();
    setState({ ...IDLE, step: 'file' });
    try {
      const complete = await sendFiles(values);
      setState(complete ? { ...IDLE, step: 'saving' } : { ...IDLE, isCancelled: true });
      if (!complete) return 'cancelled';
      const status = await saving.run(complete);
      setState(IDLE);
      return status;
    } catch (error) {
      const reason = error instanceof Error && error.message ? error.message : t('Unknown error');
      const message = { text: `Failed to ${verb} on-demand class: {message}`, values: { message: reason } };
      setState({ ...IDLE, message });
      dispatch(noticeShown({ variant: 'error', title: message.text, values: message.values }));
      return 'failed';
    }
  };

  return {
    ...saving,
    run,
    refuse: () => {
      saving.refuse();
      setState(IDLE);
    },
    step: state.step,
    sending: state.sending,
    isBusy: state.step !== 'idle',
    isCancelled: state.isCancelled,
    message: state.message ?? saving.message,
    /** Stops the file that is on its way, and with it the whole. */
    cancel: () => {
      if (state.sending) uploads.cancel(state.sending.key);
    },
  };
}

/** A failed upload says which file it was, and why. */
async function orSay({ kind }: FileStep, sent: Promise<string | null>): Promise<string | null> {
  try {
    return await sent;
  } catch (error) {
    throw new Error(t(kind.failedWhy, { message: t(toAppError(error).message) }), { cause: error });
  }
}
