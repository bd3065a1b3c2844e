import type { Attempt } from '../../../../domain/attempt';
import type { OutlineModule } from '../../../../domain/course';
import { isAppError, UNEXPECTED_MESSAGE } from '../../../../domain/errors';
import type { AttemptPart } from '../../../../domain/attemptInput';
import { learnMessages } from '../../../../domain/enrolment';
import { Button } from '../../../../ui/Button';
import { type Fact, Facts } from '../../../../ui/Facts';
import { Note } from '../../../../ui/Note';
import { t } from '../../../../ui/text';
import { useStartAttemptMutation, useSubmitAttemptMutation } from '../learnApi';
import type { AssessmentKey } from '../learnDocs';
import { AttemptList } from './AttemptList';
import { ResultNote } from './ResultNote';

interface AssessmentStartProps {
  assessmentKey: AssessmentKey;
  module: OutlineModule;
  attempts: readonly Attempt[];
  onStart: (sitting: AttemptPart) => void;
}

/** What an assessment asks for, how earlier attempts ended, and the way into the next. */
export function AssessmentStart({ assessmentKey, module, attempts, onStart }: AssessmentStartProps) {
  const { assessment } = module;
  if (!assessment) return null;
  const { description, duration, attempts_allowed, passing_score, questions } = assessment;
  const last = attempts.filter(({ state }) => state === 'submitted').at(-1);
  const facts: Fact[] = [
    { name: 'Questions', value: questions },
    { name: 'To pass', value: `${passing_score} %` },
    { name: 'Time', value: duration && t(duration) },
    { name: 'Attempts', value: t('{n} of {all} used', { n: attempts.length, all: attempts_allowed }) },
  ];
  return (
    <>
      {last && <ResultNote attempt={last} />}
      {description && <p className="lead">{description}</p>}
      <Facts inColumns facts={facts} />
      <Begin assessmentKey={assessmentKey} attempts={attempts} allowed={attempts_allowed} onStart={onStart} />
      <AttemptList attempts={attempts} />
    </>
  );
}

interface BeginProps extends Pick<AssessmentStartProps, 'assessmentKey' | 'attempts' | 'onStart'> {
  allowed: number;
}

function Begin({ assessmentKey, attempts, allowed, onStart }: BeginProps) {
  const [start, starting] = useStartAttemptMutation();
  const [submit, submitting] = useSubmitAttemptMutation();
  const open = attempts.find(({ state }) => state === 'open');
  const isLastOver = isOver(open) && attempts.length >= allowed;
  const begin = async () => {
    // The server begins no other attempt, so the one whose time is up is handed in as it was saved.
    if (open && isLastOver) return void submit({ attempt: open, answers: {} });
    const { data } = await start(assessmentKey);
    if (data) onStart(data);
  };
  if (!open && attempts.length >= allowed) return <Note title={t(learnMessages.noAttemptsLeft)} />;
  const error = starting.error ?? submitting.error;
  return (
    <div className="stack">
      <div>
        <Button
          busy={starting.isLoading || submitting.isLoading}
          busyText={t('Please wait...')}
          onClick={() => void begin()}
        >
          {labelOf(open, attempts.length, isLastOver)}
        </Button>
      </div>
      {error && (
        <Note tone="bad" role="alert">
          <p>{t(isAppError(error) ? error.message : UNEXPECTED_MESSAGE)}</p>
        </Note>
      )}
    </div>
  );
}

const isOver = (attempt: Attempt | undefined) =>
  attempt !== undefined && attempt.deadline !== null && attempt.deadline < Date.now();

function labelOf(open: Attempt | undefined, used: number, isLastOver: boolean): string {
  if (isLastOver) return t('See the result');
  if (open && !isOver(open)) return t('Go on with attempt {n}', { n: open.number });
  return used === 0 ? t('Start') : t('Try again');
}
