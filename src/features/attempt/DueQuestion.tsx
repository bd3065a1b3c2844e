import { attemptMessages } from '../../domain/attempt';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { t } from '../../ui/text';
import { useLockQuestionMutation, useSubmitQuizMutation } from './attemptApi';
import type { StartedAttempt } from './attemptDocs';
import { Clock } from './Clock';
import styles from './Player.module.css';
import { QuestionField } from './QuestionField';
import { SectionNote } from './SectionNote';
import { itemsOf } from './paperItems';
import { useOnceWhen } from './useOnceWhen';
import { useSecondsLeft } from './useSecondsLeft';
import { useSitting } from './useSitting';

interface DueQuestionProps {
  due: StartedAttempt;
  isTurnedTo: boolean;
  /** Null: it was locked in another tab or on another device. */
  onNext: (next: StartedAttempt | null) => void;
}

/** The question that is due, with its clock. Its answer is kept like any other until it is locked. */
export function DueQuestion({ due, isTurnedTo, onNext }: DueQuestionProps) {
  const { attempt, sections } = due;
  const { sitting, state } = useLocking(due, onNext);
  const left = useSecondsLeft(attempt.deadline, sitting.clock, sitting.sync);
  const questionLeft = useSecondsLeft(attempt.question_deadline, sitting.clock, sitting.sync);
  const isTimeUp = left === 0 || questionLeft === 0;
  useOnceWhen(isTimeUp, () => void sitting.handIn());
  const item = itemsOf(sections)[0];
  if (!item) return null;
  const { question, section } = item;
  const isLast = attempt.at + 1 >= attempt.question_count;
  const isLocking = state.phase !== 'open';
  return (
    <div className={styles.main}>
      <div className={styles.bar}>
        {questionLeft !== null && <Clock seconds={questionLeft} label={t('This question')} />}
        {left !== null && <Clock seconds={left} label={t('In all')} />}
      </div>
      <SectionNote section={{ ...section, answer_count: null }} items={[item]} answers={state.answers} />
      <div className="panel">
        <fieldset disabled={isLocking}>
          <QuestionField
            number={attempt.at + 1}
            total={attempt.question_count}
            question={question}
            answer={state.answers[question.id]?.answer}
            place={sitting.placeOf(question.id)}
            isTurnedTo={isTurnedTo}
            onAnswer={(answer) => sitting.answer(question.id, answer)}
          />
        </fieldset>
      </div>
      {state.problem && isLocking && (
        <Note tone="warn" role="status" title={t('Your answer is safe on this phone.')}>
          <p>{t(state.problem.message)}</p>
        </Note>
      )}
      {isTimeUp && <p role="status">{t(attemptMessages.timeUp)}</p>}
      <div className={styles.turns}>
        <p className="meta">{t('You cannot come back to this question.')}</p>
        <Button busy={isLocking} busyText={t('Please wait...')} onClick={() => void sitting.handIn()}>
          {isLast ? t('Lock and hand in') : t('Lock and go on')}
        </Button>
      </div>
    </div>
  );
}

/** A sitting of this one question, which ends with its lock. */
function useLocking(due: StartedAttempt, onNext: DueQuestionProps['onNext']) {
  const { attempt, sections } = due;
  const { id, at, deadline } = attempt;
  const [lock] = useLockQuestionMutation();
  const [submit] = useSubmitQuizMutation();
  const question = itemsOf(sections)[0]?.question.id ?? '';
  return useSitting<StartedAttempt>(due, {
    part: String(at),
    onClosed: onNext,
    submit: async (unsent, clock) => {
      if (deadline !== null && clock.now() >= deadline) {
        const graded = await submit({ attempt, given: unsent }).unwrap();
        return { ...due, attempt: graded, sections: [] };
      }
      return lock({ id, at, answer: unsent[question]?.answer ?? null }).unwrap();
    },
  });
}
