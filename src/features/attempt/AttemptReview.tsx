import { useState } from 'react';
import { firstAfter, useServerNow } from '../../data/useServerNow';
import type { Attempt, ReviewScore } from '../../domain/attempt';
import { REVIEW_PARTS } from '../../domain/quiz';
import { DateTime } from '../../ui/DateTime';
import { Note } from '../../ui/Note';
import { QueryView } from '../../ui/QueryView';
import { SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { useGetReviewQuery } from './attemptApi';
import styles from './Review.module.css';
import { ReviewedQuestions } from './ReviewedQuestions';
import { TopicBars } from './TopicBars';

interface AttemptReviewProps {
  attempt: Attempt;
  /** The level of its own heading; none where the page has one already. */
  heading?: 1;
}

/** One attempt that was handed in: its score, its questions with what was right, each part once it is open. */
export function AttemptReview({ attempt, heading }: AttemptReviewProps) {
  const now = useServerNow((at) => firstAfter(at, Object.values(attempt.opens)));
  // Read again when another part opens, not with every look at the clock.
  const openCount = REVIEW_PARTS.filter((part) => (attempt.opens[part] ?? Infinity) <= now).length;
  const asked = useAsked(now, openCount);
  const query = useGetReviewQuery({ attempt, now: asked });
  return (
    <div className="stack loose">
      {heading === 1 && <h1 className={styles.title}>{attempt.title}</h1>}
      <QueryView query={query} skeleton={<SkeletonText lines={8} />}>
        {(review) => (
          <>
            {review.score && <Result attempt={attempt} score={review.score} />}
            <StillClosed attempt={attempt} now={now} />
            {review.score && <TopicBars topics={review.score.topics} />}
            <ReviewedQuestions attempt={attempt} review={review} />
          </>
        )}
      </QueryView>
    </div>
  );
}

function useAsked(now: number, openCount: number): number {
  const [asked, setAsked] = useState({ now, openCount });
  if (asked.openCount !== openCount) setAsked({ now, openCount });
  return asked.openCount === openCount ? asked.now : now;
}

function Result({ attempt, score }: { attempt: Attempt; score: ReviewScore }) {
  const { is_passed, score: percent, points, max_points } = score;
  return (
    <Note
      tone={is_passed ? 'ok' : 'warn'}
      role="status"
      title={
        is_passed
          ? t('You passed with {percent} %.', { percent })
          : t('You got {percent} %. You need {passing} % to pass.', {
              percent,
              passing: attempt.passing_score,
            })
      }
    >
      <p className="nums">{t('{points} of {max} points', { points, max: max_points })}</p>
      {attempt.needs_marking && (
        <p>{t('Your teacher still has to mark what you wrote. Your score can grow.')}</p>
      )}
    </Note>
  );
}

const PART_NAMES = {
  score: 'Your score',
  answers: 'The right answers',
  explanations: 'The explanations',
} as const;

/** What does not show yet, and from when it will. */
function StillClosed({ attempt: { opens }, now }: { attempt: Attempt; now: number }) {
  const closed = REVIEW_PARTS.filter((part) => (opens[part] ?? Infinity) > now);
  if (closed.length === 0) return null;
  return (
    <Note title={t('Handed in. Not everything shows yet.')}>
      <ul>
        {closed.map((part) => (
          <li key={part}>
            {t(PART_NAMES[part])}: <OpensAt at={opens[part]} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

const OpensAt = ({ at }: { at: number | null }) =>
  at === null ? (
    t('not open now. The quiz’s page says when.')
  ) : (
    <>
      {t('from')} <DateTime at={at} />
    </>
  );
