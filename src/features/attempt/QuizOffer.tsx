import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { firstAfter, useServerNow } from '../../data/useServerNow';
import { type Attempt, QUIZ_PART } from '../../domain/attempt';
import { isAppError, UNEXPECTED_MESSAGE } from '../../domain/errors';
import { takeQuizPath } from '../../domain/paths';
import { type Quiz, quizMessages, type QuizMode } from '../../domain/quiz';
import { nextStartAt, whyNotStart } from '../../domain/quizStart';
import { Button, ButtonLink } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { Note } from '../../ui/Note';
import { QueryView } from '../../ui/QueryView';
import { t } from '../../ui/text';
import { useListQuizAttemptsQuery } from './attemptApi';
import { ModeChoice, MODE_STARTS } from './ModeChoice';
import { useStart } from './useStart';

interface QuizOfferProps {
  quiz: Quiz;
  uid: string;
}

/** The way into a quiz for who is signed in: to begin, to go on, or why not now. */
export function QuizOffer({ quiz, uid }: QuizOfferProps) {
  const query = useListQuizAttemptsQuery({ uid, kind: 'quiz', parent: quiz.id, part: QUIZ_PART });
  return (
    <QueryView query={query} skeleton={<Button wide busy busyText={t('Please wait...')} />}>
      {(attempts) => <Offer quiz={quiz} uid={uid} attempts={attempts} />}
    </QueryView>
  );
}

function Offer({ quiz, uid, attempts }: QuizOfferProps & { attempts: readonly Attempt[] }) {
  const now = useServerNow((at) =>
    firstAfter(at, [quiz.opens_at, quiz.closes_at, nextStartAt(quiz, attempts)]),
  );
  const open = attempts.find(({ state }) => state === 'open');
  if (open) return <GoOn open={open} />;
  const reason = whyNotStart(quiz, quiz.modes[0] ?? 'attempt', attempts, now);
  return (
    <>
      <AttemptsLeft quiz={quiz} used={attempts.length} />
      {reason === null ? <Begin quiz={quiz} uid={uid} /> : <NotNow {...{ quiz, attempts, reason }} />}
    </>
  );
}

const GoOn = ({ open: { parent, mode, number, deadline } }: { open: Attempt }) => (
  <>
    <Note title={t('Attempt {n} is open.', { n: number })}>
      {deadline !== null && (
        <p>
          {t('Its time ends:')} <DateTime at={deadline} />
        </p>
      )}
    </Note>
    <ButtonLink wide to={takeQuizPath(parent, mode)}>
      {mode === 'paper-based' ? t('Open your paper') : t('Go on with attempt {n}', { n: number })}
    </ButtonLink>
  </>
);

function AttemptsLeft({ quiz: { attempts_allowed }, used }: { quiz: Quiz; used: number }) {
  if (attempts_allowed === null) return null;
  return (
    <p className="nums">
      {t('{n, plural, one {# attempt} other {# attempts}} left', {
        n: Math.max(0, attempts_allowed - used),
      })}
    </p>
  );
}

interface NotNowProps {
  quiz: Quiz;
  attempts: readonly Attempt[];
  reason: string;
}

function NotNow({ quiz, attempts, reason }: NotNowProps) {
  const from =
    reason === quizMessages.tooSoon
      ? nextStartAt(quiz, attempts)
      : reason === quizMessages.notOpenYet
        ? quiz.opens_at
        : null;
  return (
    <Note title={t(reason)}>
      {from !== null && (
        <p>
          {t('From:')} <DateTime at={from} />
        </p>
      )}
    </Note>
  );
}

/** The mode, what the clock will do, and the start. */
function Begin({ quiz, uid }: QuizOfferProps) {
  const navigate = useNavigate();
  const [mode, setMode] = useState<QuizMode>(quiz.modes[0] ?? 'attempt');
  const target = { uid, kind: 'quiz', parent: quiz.id, part: QUIZ_PART } as const;
  const { begin, isStarting, error } = useStart(target);
  const start = async () => {
    const started = await begin(mode);
    // It may go on with one that was begun elsewhere, in its mode.
    if (started) void navigate(takeQuizPath(quiz.id, started.attempt.mode));
  };
  return (
    <>
      {quiz.modes.length > 1 && <ModeChoice modes={quiz.modes} value={mode} onChange={setMode} />}
      <p className="small">{clockText(quiz, mode)}</p>
      <Button wide busy={isStarting} busyText={t('Please wait...')} onClick={() => void start()}>
        {t(MODE_STARTS[mode])}
      </Button>
      {error && (
        <Note tone="bad" role="alert">
          <p>{t(isAppError(error) ? error.message : UNEXPECTED_MESSAGE)}</p>
        </Note>
      )}
    </>
  );
}

/** What begins to run with the start. */
function clockText({ time_limit, seconds_per_question }: Quiz, mode: QuizMode): string {
  if (mode === 'paper-based')
    return t('Your own paper is made now. Print it, or copy the questions. Hand it to your teacher.');
  const limits = [
    time_limit !== null && t('{n, plural, one {# minute} other {# minutes}} in all', { n: time_limit }),
    mode === 'timed-sequential' &&
      seconds_per_question !== null &&
      t('{n, plural, one {# second} other {# seconds}} for each question', { n: seconds_per_question }),
  ].filter((limit) => limit !== false);
  if (limits.length === 0) return t('There is no time limit.');
  return t('The clock starts when you press Start: {limits}. It runs on when you leave the page.', {
    limits: limits.join(', '),
  });
}
