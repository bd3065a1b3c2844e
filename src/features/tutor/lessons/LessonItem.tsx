import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDispatch } from 'react-redux';
import { noticeShown } from '../../../data/notice';
import { isAppError, UNEXPECTED_MESSAGE } from '../../../domain/errors';
import {
  actsOf,
  isTaught,
  LESSON_STATUS_LABELS,
  type LessonAct,
  type LessonRequest,
  type LessonSide,
  type LessonStatus,
} from '../../../domain/lesson';
import { paths } from '../../../domain/paths';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { DateTime } from '../../../ui/DateTime';
import { t } from '../../../ui/text';
import { AnswerDialog, type WordyAct } from './AnswerDialog';
import { useAnswerLessonMutation } from './lessonApi';
import { LessonPayment } from './LessonPayment';
import styles from './LessonListPage.module.css';
import { ReviewTutor } from './ReviewTutor';

interface LessonItemProps {
  lesson: LessonRequest;
  side: LessonSide;
  now: number;
}

const TONES: Record<LessonStatus, 'warn' | 'ok' | 'neutral'> = {
  pending: 'warn',
  proposed: 'warn',
  accepted: 'ok',
  declined: 'neutral',
  cancelled: 'neutral',
};

export function LessonItem({ lesson, side, now }: LessonItemProps) {
  const { tutor_id, tutor_name, student_name, starts_at, wanted_at, message, reply } = lesson;
  return (
    <li className={`panel ${styles.item}`}>
      <p className="row wraps">
        <b>
          <DateTime at={starts_at} />
        </b>
        <Badge tone={TONES[lesson.status]}>{statusText(lesson, side, now)}</Badge>
        {lesson.is_paid && <Badge tone="ok">{t('Paid')}</Badge>}
      </p>
      <p>
        {side === 'student' ? (
          <Link to={paths.tutor(tutor_id)}>{t('With {name}', { name: tutor_name })}</Link>
        ) : (
          t('For {name}', { name: student_name })
        )}
      </p>
      {wanted_at !== starts_at && (
        <p className="meta">
          {t('Asked for first:')} <DateTime at={wanted_at} />
        </p>
      )}
      <p className={styles.words}>{message}</p>
      {reply && (
        <p className={styles.words}>
          <span className="muted">{t('Answer:')}</span> {reply}
        </p>
      )}
      <LessonPayment lesson={lesson} side={side} />
      <Acts lesson={lesson} side={side} now={now} />
    </li>
  );
}

function statusText({ status, starts_at }: LessonRequest, side: LessonSide, now: number): string {
  const isOpen = status === 'pending' || status === 'proposed';
  if (isOpen && starts_at <= now) return t('Not answered in time');
  if (status === 'pending' && side === 'tutor') return t('Waiting for you');
  return t(LESSON_STATUS_LABELS[status]);
}

const ACT_LABELS: Record<LessonAct, string> = {
  accept: 'Accept',
  propose: 'Propose another time',
  decline: 'Decline',
  cancel: 'Call off',
};

function Acts({ lesson, side, now }: LessonItemProps) {
  const [dialog, setDialog] = useState<WordyAct | 'review' | null>(null);
  const { accept, isBusy } = useAccept(lesson);
  const acts = actsOf(lesson, side, now);
  const mayReview = side === 'student' && isTaught(lesson, now);
  if (acts.length === 0 && !mayReview) return null;
  const close = () => setDialog(null);
  return (
    <div className="row wraps tight">
      {acts.map((act) =>
        act === 'accept' ? (
          <Button key={act} small busy={isBusy} busyText={t('Please wait...')} onClick={accept}>
            {t(ACT_LABELS.accept)}
          </Button>
        ) : (
          <Button key={act} small variant="line" disabled={isBusy} onClick={() => setDialog(act)}>
            {t(ACT_LABELS[act])}
          </Button>
        ),
      )}
      {mayReview && (
        <Button small variant="line" icon="star" onClick={() => setDialog('review')}>
          {t('Write a review')}
        </Button>
      )}
      {dialog === 'review' && <ReviewTutor lesson={lesson} onClose={close} />}
      {dialog && dialog !== 'review' && <AnswerDialog lesson={lesson} act={dialog} onClose={close} />}
    </div>
  );
}

function useAccept({ id }: LessonRequest) {
  const dispatch = useDispatch();
  const [send, { isLoading }] = useAnswerLessonMutation();
  const accept = async () => {
    const { error } = await send({ id, act: 'accept', startsAt: null, reply: '' });
    if (!error) return;
    const title = isAppError(error) ? error.message : UNEXPECTED_MESSAGE;
    dispatch(noticeShown({ variant: 'error', title }));
  };
  return { accept: () => void accept(), isBusy: isLoading };
}
