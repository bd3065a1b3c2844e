import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { noticeShown } from '../../data/notice';
import type { UploadProgress } from '../../data/upload';
import type { Ebook } from '../../domain/ebook';
import type { EbookForm } from '../../domain/ebookForm';
import { useCreateEbookMutation, useUpdateEbookMutation } from './ebookApi';
import type { UploadSlot } from './ebookUploads';
import { type ChosenFiles, type Message, missingMessage, type Outcome, registerEbook } from './registerEbook';
import { useEbookUploads } from './useEbookUploads';

export type SubmitStep = 'idle' | 'validating' | UploadSlot | 'saving';

interface SubmitState {
  step: SubmitStep;
  progress: UploadProgress | null;
  /** Why the last try failed. */
  message: Message | null;
  isCancelled: boolean;
}

const IDLE: SubmitState = { step: 'idle', progress: null, message: null, isCancelled: false };

interface SubmitOptions {
  id: string;
  uid: string | null;
  stored: Ebook | null;
}

/** Runs the submit of one form, once at a time, and tells how far it is. */
export function useEbookSubmit({ id, uid, stored }: SubmitOptions) {
  const [state, setState] = useState(IDLE);
  const patch = (change: Partial<SubmitState>) => setState((before) => ({ ...before, ...change }));
  const say = useSayFailure();
  const [createEbook] = useCreateEbookMutation();
  const [updateEbook] = useUpdateEbookMutation();
  const isRunning = useRef(false);
  const { uploads, track } = useEbookUploads(uid, id, {
    onStart: (step) => patch({ step }),
    onProgress: (progress) => patch({ progress }),
  });
  useLeaveWarning(state.step !== 'idle');

  const fail = (message: Message) => {
    setState({ ...IDLE, message });
    say(message);
  };

  const run = async (values: EbookForm, files: ChosenFiles): Promise<Outcome['status'] | 'busy'> => {
    // State comes a render too late for a double tap.
    if (isRunning.current) return 'busy';
    isRunning.current = true;
    setState({ ...IDLE, step: 'validating' });
    const work = registerEbook(
      { id, values, files, uid, stored },
      {
        upload: (upload) => uploads.send(upload),
        onSaving: () => patch({ step: 'saving' }),
        save: (input) => (stored ? updateEbook(input) : createEbook(input)).unwrap(),
      },
    );
    track(work);
    const outcome = await work;
    isRunning.current = false;
    if (outcome.status === 'saved') uploads.settle();
    if (outcome.status === 'failed') fail(outcome.message);
    else setState({ ...IDLE, isCancelled: outcome.status === 'cancelled' });
    return outcome.status;
  };

  /** The form itself holds errors: says which required fields are empty, if any. */
  const refuse = (values: EbookForm) => {
    const missing = missingMessage(values);
    if (missing) fail(missing);
    else setState(IDLE);
  };

  return { ...state, isBusy: state.step !== 'idle', run, refuse, uploads };
}

export type EbookSubmission = ReturnType<typeof useEbookSubmit>;

function useSayFailure() {
  const dispatch = useDispatch();
  return ({ text, values }: Message) =>
    dispatch(noticeShown({ variant: 'error', title: text, ...(values && { values }) }));
}

/** Closing the tab in the middle would lose the upload. */
function useLeaveWarning(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);
}
