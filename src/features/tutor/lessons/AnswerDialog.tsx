import { useState } from 'react';
import { isAppError, UNEXPECTED_MESSAGE } from '../../../domain/errors';
import { LESSON_LIMITS, lessonMessages, type LessonRequest } from '../../../domain/lesson';
import { cleanText, tooLong } from '../../../domain/text';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { useProblemFocus } from '../../../ui/form/useProblemFocus';
import { useSubmitOnce } from '../../../ui/form/useSubmitOnce';
import { Note } from '../../../ui/Note';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { t } from '../../../ui/text';
import { TextArea } from '../../../ui/TextField';
import { useGetTutorQuery } from '../tutorApi';
import { useAnswerLessonMutation } from './lessonApi';
import { SlotPicker } from './SlotPicker';

/** Accepting needs no more words. */
export type WordyAct = 'propose' | 'decline' | 'cancel';

const TITLES: Record<WordyAct, string> = {
  propose: 'Propose another time',
  decline: 'Decline this request?',
  cancel: 'Call this off?',
};
const CONFIRM: Record<WordyAct, string> = {
  propose: 'Send proposal',
  decline: 'Decline',
  cancel: 'Call off',
};

interface AnswerDialogProps {
  lesson: LessonRequest;
  act: WordyAct;
  onClose: () => void;
}

const FORM = 'answer-lesson';

export function AnswerDialog({ lesson, act, onClose }: AnswerDialogProps) {
  const answer = useAnswer(lesson, act, onClose);
  const { form, submit, start, chooseStart, reply, writeReply, errors, failure, isBusy } = answer;
  return (
    <Dialog
      isOpen
      title={t(TITLES[act])}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            {t('Keep as it is')}
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant={act === 'propose' ? 'primary' : 'danger'}
            busy={isBusy}
            busyText={t('Sending...')}
          >
            {t(CONFIRM[act])}
          </Button>
        </>
      }
    >
      <form ref={form} id={FORM} className="stack" noValidate onSubmit={submit}>
        {act === 'propose' && (
          <ProposedTime
            lesson={lesson}
            value={start}
            onChange={chooseStart}
            error={errors.time && t(errors.time)}
          />
        )}
        <TextArea
          name="reply"
          label={t('Message')}
          optional
          rows={3}
          hint={t('The other side reads it.')}
          error={errors.reply && t(errors.reply)}
          value={reply}
          onChange={writeReply}
        />
      </form>
      {failure && (
        <Note tone="bad" role="alert">
          <p>{t(failure)}</p>
        </Note>
      )}
    </Dialog>
  );
}

interface Errors {
  time?: string;
  reply?: string;
}

function useAnswer(lesson: LessonRequest, act: WordyAct, onDone: () => void) {
  const [start, setStart] = useState<number | null>(null);
  const [reply, setReply] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { form, focusProblem } = useProblemFocus();
  const [send, { isLoading }] = useAnswerLessonMutation();
  const submit = useSubmitOnce(async () => {
    const text = cleanText(reply);
    const found: Errors = {
      ...(act === 'propose' && start === null && { time: lessonMessages.time }),
      ...(text.length > LESSON_LIMITS.reply && { reply: tooLong(LESSON_LIMITS.reply) }),
    };
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return focusProblem();
    const { error } = await send({ id: lesson.id, act, startsAt: start, reply: text });
    if (!error) return onDone();
    setFailure(isAppError(error) ? error.message : UNEXPECTED_MESSAGE);
  });
  const change = (set: () => void) => {
    set();
    setErrors({});
    setFailure(null);
  };
  return {
    form,
    start,
    reply,
    errors,
    failure,
    submit,
    isBusy: isLoading,
    chooseStart: (next: number | null) => change(() => setStart(next)),
    writeReply: (next: string) => change(() => setReply(next)),
  };
}

interface ProposedTimeProps {
  lesson: LessonRequest;
  value: number | null;
  onChange: (start: number | null) => void;
  error: string | undefined;
}

/** The tutor's own free hours; the public profile holds them. */
function ProposedTime({ lesson, value, onChange, error }: ProposedTimeProps) {
  const query = useGetTutorQuery(lesson.tutor_id);
  return (
    <QueryView query={query} skeleton={<Skeleton height="9rem" />}>
      {(tutor) =>
        tutor ? (
          <SlotPicker
            tutorId={tutor.id}
            availability={tutor.availability}
            value={value}
            onChange={onChange}
            error={error}
          />
        ) : (
          <p>{t('Your profile is not on the site just now, so no hours can be proposed.')}</p>
        )
      }
    </QueryView>
  );
}
