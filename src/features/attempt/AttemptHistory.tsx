import { useServerNow, firstAfter } from '../../data/useServerNow';
import { type Attempt, isOpen, QUIZ_PART } from '../../domain/attempt';
import { paths } from '../../domain/paths';
import type { Quiz } from '../../domain/quiz';
import { Badge } from '../../ui/Badge';
import { DateTime } from '../../ui/DateTime';
import { NumberedLine } from '../../ui/NumberedLine';
import { t } from '../../ui/text';
import { TextLink } from '../../ui/TextLink';
import { useGetScoreQuery, useListQuizAttemptsQuery } from './attemptApi';

/** A learner's own attempts at a quiz that were handed in; nothing where there is none. */
export function AttemptHistory({ quiz, uid }: { quiz: Quiz; uid: string }) {
  const { currentData = [] } = useListQuizAttemptsQuery({
    uid,
    kind: 'quiz',
    parent: quiz.id,
    part: QUIZ_PART,
  });
  return <AttemptList attempts={currentData} reviewTo={({ id }) => paths.quizReview(quiz.id, id)} />;
}

interface AttemptListProps {
  attempts: readonly Attempt[];
  reviewTo: (attempt: Attempt) => string;
}

/** Attempts that were handed in, with what each earned as far as that is open, and the way to its review. */
function AttemptList({ attempts, reviewTo }: AttemptListProps) {
  const ended = attempts.filter(({ state }) => state === 'submitted');
  const now = useServerNow((at) =>
    firstAfter(
      at,
      ended.flatMap(({ opens }) => Object.values(opens)),
    ),
  );
  if (ended.length === 0) return null;
  return (
    <section className="stack tight" aria-labelledby="attempts">
      <h2 id="attempts">{t('Your attempts')}</h2>
      <ol>
        {ended.map((attempt) => (
          <li key={attempt.id}>
            <AttemptLine attempt={attempt} now={now} to={reviewTo(attempt)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface AttemptLineProps {
  attempt: Attempt;
  now: number;
  to: string;
}

function AttemptLine({ attempt, now, to }: AttemptLineProps) {
  const { number, submitted_at } = attempt;
  return (
    <NumberedLine number={number}>
      <span className="grow">
        {isOpen(attempt, 'score', now) ? (
          <AttemptScore attempt={attempt} />
        ) : (
          <b>{t('The score is not open yet.')}</b>
        )}
        <span className="meta">{submitted_at !== null && <DateTime at={submitted_at} />}</span>
      </span>
      <TextLink to={to} aria-label={t('Review of attempt {n}', { n: number })}>
        {t('Review')}
      </TextLink>
    </NumberedLine>
  );
}

/** From the attempt, or where that had to wait for its time, from the review. */
function AttemptScore({ attempt }: { attempt: Attempt }) {
  const isThere = attempt.score !== null;
  const { currentData } = useGetScoreQuery(attempt, { skip: isThere });
  const { score, is_passed } = isThere ? attempt : (currentData ?? { score: null, is_passed: null });
  if (score === null) return <span className="muted">…</span>;
  return (
    <span className="row wraps tight">
      <b className="nums">{score} %</b>
      {attempt.needs_marking ? (
        <Badge tone="warn">{t('Waits for marks')}</Badge>
      ) : (
        <Badge tone={is_passed ? 'ok' : 'neutral'}>{is_passed ? t('Passed') : t('Not passed')}</Badge>
      )}
    </span>
  );
}
