import { useEffect, useRef, useState } from 'react';
import type { AttemptPart } from '../../../../domain/attemptInput';
import { questionsIn } from '../../../../domain/attempt';
import { Button } from '../../../../ui/Button';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { Note } from '../../../../ui/Note';
import { t } from '../../../../ui/text';
import { Clock } from './Clock';
import { QuestionField } from './QuestionField';
import styles from './Questions.module.css';
import { useCountdown } from './useCountdown';
import { useSitting } from './useSitting';

interface SittingProps {
  sitting: AttemptPart;
  /** It is handed in. */
  onClose: () => void;
}

/** The questions of an attempt, until it is handed in or its time is up. */
export function Sitting({ sitting: { attempt, sections, now }, onClose }: SittingProps) {
  const questions = questionsIn(sections);
  const { answers, answer, answered, stateOf, handIn, isHandingIn, problem } = useSitting(attempt, onClose);
  const [isAsking, setAsking] = useState(false);
  const left = useCountdown(attempt.deadline, now);
  const isTimeUp = left === 0;
  useOnceWhen(isTimeUp, () => void handIn());
  const missing = questions.length - answered;
  const confirm = () => {
    setAsking(false);
    void handIn();
  };
  return (
    <div className="stack">
      <div className={styles.bar}>
        <p className="nums">{t('{n} of {all} answered', { n: answered, all: questions.length })}</p>
        {left !== null && <Clock seconds={left} />}
      </div>
      <ol className="stack">
        {questions.map((question, index) => (
          <li key={question.id} className="panel">
            <QuestionField
              number={index + 1}
              question={question}
              answer={answers[question.id]}
              state={stateOf(question.id)}
              onAnswer={(given) => answer(question.id, given)}
            />
          </li>
        ))}
      </ol>
      {problem && (
        <Note tone="bad" role="alert" title={t('Your answers are safe on this phone.')}>
          <p>{t(problem)}</p>
        </Note>
      )}
      <div>
        <Button
          busy={isHandingIn}
          busyText={t('Handing in...')}
          onClick={missing > 0 ? () => setAsking(true) : confirm}
        >
          {t('Hand in')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('Hand in now?')}
        confirmLabel={t('Hand in')}
        isUndoable
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {t('{n, plural, one {# question has} other {# questions have}} no answer yet.', { n: missing })}
      </ConfirmDialog>
    </div>
  );
}

/** The first time that something is so. */
function useOnceWhen(isSo: boolean, act: () => void) {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isSo || isDone.current) return;
    isDone.current = true;
    act();
  }, [isSo, act]);
}
