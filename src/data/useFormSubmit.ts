import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Message, Outcome, SaveTools, UploadSlot } from '../domain/saving';
import type { UploadPlan } from './formUploads';
import { noticeShown } from './notice';
import { downloadUrl, type UploadProgress } from './upload';
import { useFormUploads } from './useFormUploads';
import { useLeaveWarning } from './useLeaveWarning';

export type SubmitStep = 'idle' | 'validating' | UploadSlot | 'saving';

interface SubmitState {
  step: SubmitStep;
  progress: UploadProgress | null;
  /** Why the last try failed. */
  message: Message | null;
  isCancelled: boolean;
}

const IDLE: SubmitState = { step: 'idle', progress: null, message: null, isCancelled: false };

/** Runs the submit of one form, once at a time, and tells how far it is. `started` says which upload begins. */
export function useFormSubmit(plan: UploadPlan, started: Record<UploadSlot, string>) {
  const [state, setState] = useState(IDLE);
  const patch = (change: Partial<SubmitState>) => setState((before) => ({ ...before, ...change }));
  const say = useSayFailure();
  const isRunning = useRef(false);
  const { uploads, track } = useFormUploads(plan, started, {
    onStart: (step) => patch({ step }),
    onProgress: (progress) => patch({ progress }),
  });
  useLeaveWarning(state.step !== 'idle');

  /** Says it in the banner and as a toast. */
  const fail = (message: Message) => {
    setState({ ...IDLE, message });
    say(message);
  };
  const reset = () => setState(IDLE);

  const run = async (save: (tools: SaveTools) => Promise<Outcome>): Promise<Outcome['status'] | 'busy'> => {
    // State comes a render too late for a double tap.
    if (isRunning.current) return 'busy';
    isRunning.current = true;
    setState({ ...IDLE, step: 'validating' });
    const work = save({
      upload: (upload) => uploads.send(upload),
      addressOf: downloadUrl,
      onSaving: () => patch({ step: 'saving' }),
    });
    track(work);
    const outcome = await work;
    isRunning.current = false;
    if (outcome.status === 'saved') uploads.settle();
    if (outcome.status === 'failed') fail(outcome.message);
    else setState({ ...IDLE, isCancelled: outcome.status === 'cancelled' });
    return outcome.status;
  };

  return { ...state, isBusy: state.step !== 'idle', run, fail, reset, uploads };
}

export type FormSubmission = ReturnType<typeof useFormSubmit>;

function useSayFailure() {
  const dispatch = useDispatch();
  return ({ text, values }: Message) =>
    dispatch(noticeShown({ variant: 'error', title: text, ...(values && { values }) }));
}
