import { useState } from 'react';
import { isAppError } from '../../../domain/errors';
import { LESSON_LIMITS, lessonMessages } from '../../../domain/lesson';
import type { RequestLessonInput } from '../../../domain/lessonInput';
import { cleanText, tooLong, visibleLength } from '../../../domain/text';
import { type Checked, useShortForm } from '../../../ui/form/useShortForm';
import { useRequestLessonMutation } from './lessonApi';

type Wish = Pick<RequestLessonInput, 'startsAt' | 'message'>;

interface Errors {
  time?: string;
  message?: string;
}

function check(start: number | null, message: string): Checked<Wish, Errors> {
  const text = cleanText(message);
  const errors: Errors = {
    ...(start === null && { time: lessonMessages.time }),
    ...(visibleLength(text) < LESSON_LIMITS.messageMin && { message: lessonMessages.message }),
    ...(text.length > LESSON_LIMITS.message && { message: tooLong(LESSON_LIMITS.message) }),
  };
  if (start === null || Object.keys(errors).length > 0) return { errors };
  return { input: { startsAt: start, message: text } };
}

/** The state of a request that is being written. What was typed stays until it has arrived. */
export function useLessonForm(tutorId: string, onSent: () => void) {
  const [start, setStart] = useState<number | null>(null);
  const [message, setMessage] = useState('');
  const [id, setId] = useState(() => crypto.randomUUID());
  const [request, { isLoading }] = useRequestLessonMutation();

  const send = async (wish: Wish) => {
    const { error } = await request({ id, tutorId, ...wish });
    // The hour may have gone to somebody else while this was written.
    if (isAppError(error) && error.code === 'already-exists') setStart(null);
    return { error };
  };
  const { change, ...form } = useShortForm({ check: () => check(start, message), send, onSent });

  /** Another time or text is another request: the last one may have arrived although its answer was lost. */
  const rewrite = (set: () => void) => {
    change(set);
    if (form.failure !== null) setId(crypto.randomUUID());
  };

  return {
    ...form,
    start,
    message,
    isBusy: isLoading,
    chooseStart: (next: number | null) => rewrite(() => setStart(next)),
    writeMessage: (next: string) => rewrite(() => setMessage(next)),
  };
}
