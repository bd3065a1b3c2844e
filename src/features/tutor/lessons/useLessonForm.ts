import { useState } from 'react';
import { isAppError, UNEXPECTED_MESSAGE } from '../../../domain/errors';
import { LESSON_LIMITS, lessonMessages } from '../../../domain/lesson';
import { cleanText, tooLong, visibleLength } from '../../../domain/text';
import { useProblemFocus } from '../../../ui/form/useProblemFocus';
import { useSubmitOnce } from '../../../ui/form/useSubmitOnce';
import { useRequestLessonMutation } from './lessonApi';

interface Errors {
  time?: string;
  message?: string;
}

function problemsOf(start: number | null, message: string): Errors {
  return {
    ...(start === null && { time: lessonMessages.time }),
    ...(visibleLength(message) < LESSON_LIMITS.messageMin && { message: lessonMessages.message }),
    ...(message.length > LESSON_LIMITS.message && { message: tooLong(LESSON_LIMITS.message) }),
  };
}

/** The state of a request that is being written. What was typed stays until it has arrived. */
export function useLessonForm(tutorId: string, onSent: () => void) {
  const [start, setStart] = useState<number | null>(null);
  const [message, setMessage] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [id, setId] = useState(() => crypto.randomUUID());
  const { form, focusProblem } = useProblemFocus();
  const [send, { isLoading }] = useRequestLessonMutation();

  const submit = useSubmitOnce(async () => {
    const text = cleanText(message);
    const found = problemsOf(start, text);
    setErrors(found);
    setFailure(null);
    if (start === null || Object.keys(found).length > 0) return focusProblem();
    const { error } = await send({ id, tutorId, startsAt: start, message: text });
    if (!error) return onSent();
    setFailure(isAppError(error) ? error.message : UNEXPECTED_MESSAGE);
    // The hour may have gone to somebody else while this was written.
    if (isAppError(error) && error.code === 'already-exists') setStart(null);
  });

  /** Another time or text is another request: the last one may have arrived although its answer was lost. */
  const change = (set: () => void) => {
    set();
    setErrors({});
    if (failure !== null) setId(crypto.randomUUID());
    setFailure(null);
  };

  return {
    start,
    message,
    errors,
    failure,
    isBusy: isLoading,
    form,
    submit,
    chooseStart: (next: number | null) => change(() => setStart(next)),
    writeMessage: (next: string) => change(() => setMessage(next)),
  };
}
