import { useState } from 'react';
import { LESSON_LIMITS, lessonMessages, type LessonRequest } from '../../../domain/lesson';
import type { AnswerLessonInput } from '../../../domain/lessonInput';
import { cleanText, tooLong } from '../../../domain/text';
import { FormDialog } from '../../../ui/form/FormDialog';
import { type Checked, useShortForm } from '../../../ui/form/useShortForm';
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

export function AnswerDialog({ lesson, act, onClose }: AnswerDialogProps) {
  const { start, chooseStart, reply, writeReply, errors, ...form } = useAnswer(lesson, act, onClose);
  return (
    <FormDialog
      {...form}
      title={t(TITLES[act])}
      submitLabel={t(CONFIRM[act])}
      busyLabel={t('Sending...')}
      cancelLabel={t('Keep as it is')}
      isDanger={act !== 'propose'}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}

interface Errors {
  time?: string;
  reply?: string;
}

type Answer = Pick<AnswerLessonInput, 'startsAt' | 'reply'>;

function check(act: WordyAct, { startsAt, reply }: Answer): Checked<Answer, Errors> {
  const text = cleanText(reply);
  const errors: Errors = {
    ...(act === 'propose' && startsAt === null && { time: lessonMessages.time }),
    ...(text.length > LESSON_LIMITS.reply && { reply: tooLong(LESSON_LIMITS.reply) }),
  };
  return Object.keys(errors).length > 0 ? { errors } : { input: { startsAt, reply: text } };
}

function useAnswer({ id }: LessonRequest, act: WordyAct, onSent: () => void) {
  const [start, setStart] = useState<number | null>(null);
  const [reply, setReply] = useState('');
  const [answer, { isLoading }] = useAnswerLessonMutation();
  const { change, ...form } = useShortForm({
    check: () => check(act, { startsAt: start, reply }),
    send: (input) => answer({ id, act, ...input }),
    onSent,
  });
  return {
    ...form,
    start,
    reply,
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
