import { useState } from 'react';
import { isAppError, UNEXPECTED_MESSAGE } from '../../../domain/errors';
import { LESSON_LIMITS, lessonMessages, type LessonRequest } from '../../../domain/lesson';
import { cleanText } from '../../../domain/text';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
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
  const { isBusy, failure, submit, start, timeError, chooseStart, reply, setReply } = answer;
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
      <form id={FORM} className="stack" noValidate onSubmit={submit}>
        {act === 'propose' && (
          <ProposedTime lesson={lesson} value={start} onChange={chooseStart} error={timeError} />
        )}
        <TextArea
          name="reply"
          label={t('Message')}
          optional
          rows={3}
          hint={t('The other side reads it.')}
          value={reply}
          onChange={setReply}
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

function useAnswer(lesson: LessonRequest, act: WordyAct, onDone: () => void) {
  const [start, setStart] = useState<number | null>(null);
  const [reply, setReply] = useState('');
  const [isTimeMissing, setTimeMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [send, { isLoading }] = useAnswerLessonMutation();
  const submit = useSubmitOnce(async () => {
    const startsAt = act === 'propose' ? start : null;
    setTimeMissing(act === 'propose' && start === null);
    if (act === 'propose' && start === null) return;
    const { error } = await send({
      id: lesson.id,
      act,
      startsAt,
      reply: cleanText(reply.slice(0, LESSON_LIMITS.reply)),
    });
    if (!error) return onDone();
    setFailure(isAppError(error) ? error.message : UNEXPECTED_MESSAGE);
  });
  return {
    start,
    reply,
    setReply,
    failure,
    submit,
    isBusy: isLoading,
    timeError: isTimeMissing ? t(lessonMessages.time) : undefined,
    chooseStart: (next: number | null) => {
      setStart(next);
      setTimeMissing(false);
    },
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
