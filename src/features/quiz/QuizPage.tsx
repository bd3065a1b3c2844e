import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { type Quiz, QUIZ_MODE_LABELS, REVIEW_PARTS } from '../../domain/quiz';
import { timeThatComes } from '../../domain/reviewPolicy';
import { useSession } from '../../session/useSession';
import { useSessionKnown } from '../../session/useSessionKnown';
import { Button, ButtonLink } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { type Fact, Facts } from '../../ui/Facts';
import { PageTitle } from '../../ui/PageTitle';
import { t } from '../../ui/text';
import { QuizCrumbs } from './QuizCrumbs';
import {
  limitText,
  MODE_TEXTS,
  minutesText,
  paperText,
  pointCount,
  questionCount,
  REVIEW_PART_LABELS,
  REVIEW_TIME_TEXTS,
  subjectOf,
} from './quizLabels';
import styles from './QuizPage.module.css';
import { QuizPageSkeleton } from './QuizPageSkeleton';
import { QuizView } from './QuizView';
import { QuizWindowBadge } from './QuizWindowBadge';
import { useWindowNow } from './useWindowNow';

/** What a learner's own attempts add to the page. */
interface QuizTaking {
  quiz: Quiz;
  uid: string;
  /** By the server's clock. */
  now: number;
}

interface QuizPageProps {
  /** The way in. */
  offer: (taking: QuizTaking) => ReactNode;
  history: (taking: QuizTaking) => ReactNode;
}

/** `/quizzes/{id}`: what it is, and how to take it. */
export function QuizPage(props: QuizPageProps) {
  const { id = '' } = useParams();
  return (
    <QuizView quizId={id} skeleton={<QuizPageSkeleton />}>
      {(quiz) => <QuizDetail quiz={quiz} {...props} />}
    </QuizView>
  );
}

function QuizDetail({ quiz, offer, history }: QuizPageProps & { quiz: Quiz }) {
  const { title, description, form_level, topic, year, author_name } = quiz;
  const now = useWindowNow([quiz]);
  const isKnown = useSessionKnown();
  const { user } = useSession();
  const place = [subjectOf(quiz), t(form_level), topic, year === null ? '' : paperText(year)];
  return (
    <div className="wrap page">
      <PageTitle title={title} description={description} />
      <QuizCrumbs title={title} />
      <article className={styles.detail}>
        <header className={`stack tight ${styles.head}`}>
          <p className="row wraps">
            <span className="muted small">{place.filter(Boolean).join(' · ')}</span>
            <QuizWindowBadge quiz={quiz} now={now} />
          </p>
          <h1>{title}</h1>
          {author_name && <p>{t('By {instructor}', { instructor: author_name })}</p>}
        </header>
        <div className={`panel stack ${styles.offer}`}>
          {!isKnown && <Button wide busy busyText={t('Please wait...')} />}
          {isKnown && !user && (
            <ButtonLink wide to={paths.auth} state={{ from: paths.quiz(quiz.id) }}>
              {t('Sign in to start')}
            </ButtonLink>
          )}
          {user && offer({ quiz, uid: user.uid, now })}
        </div>
        <div className={`stack loose ${styles.text}`}>
          {description && <p className={`lead ${styles.description}`}>{description}</p>}
          <Facts inColumns facts={factsOf(quiz)} />
          <Modes quiz={quiz} />
          <Policy quiz={quiz} />
          {user && history({ quiz, uid: user.uid, now })}
        </div>
      </article>
    </div>
  );
}

function factsOf(quiz: Quiz): Fact[] {
  const { question_count, max_points, time_limit, attempts_allowed, attempt_delay, passing_score } = quiz;
  const { opens_at, closes_at, seconds_per_question, modes } = quiz;
  const isInTurns = modes.includes('timed-sequential') && seconds_per_question !== null;
  return [
    { name: 'Length', value: questionCount(question_count) },
    { name: 'Points', value: pointCount(max_points) },
    { name: 'Time', value: limitText(time_limit) },
    { name: 'For each question', value: isInTurns ? t('{n} s', { n: seconds_per_question }) : null },
    { name: 'To pass', value: `${passing_score} %` },
    { name: 'Attempts', value: attempts_allowed ?? t('As many as you like') },
    { name: 'Wait between attempts', value: attempt_delay > 0 ? minutesText(attempt_delay) : null },
    { name: 'Opens', value: opens_at !== null && <DateTime at={opens_at} /> },
    { name: 'Closes', value: closes_at !== null && <DateTime at={closes_at} /> },
  ].filter(({ value }) => value !== false && value !== null);
}

const Modes = ({ quiz: { modes } }: { quiz: Quiz }) => (
  <section className="stack tight" aria-labelledby="modes">
    <h2 id="modes">{t('How you can take it')}</h2>
    <dl className="stack tight">
      {modes.map((mode) => (
        <div key={mode}>
          <dt>
            <b>{t(QUIZ_MODE_LABELS[mode])}</b>
          </dt>
          <dd>{t(MODE_TEXTS[mode])}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** When which part of the review opens, in words. */
const Policy = ({ quiz }: { quiz: Quiz }) => (
  <section className="stack tight" aria-labelledby="policy">
    <h2 id="policy">{t('What you see afterwards')}</h2>
    <ul className={styles.review}>
      {REVIEW_PARTS.map((part) => (
        <li key={part}>
          <b>{t(REVIEW_PART_LABELS[part])}</b>
          <span>{t(REVIEW_TIME_TEXTS[timeThatComes(quiz.review[part], quiz)])}</span>
        </li>
      ))}
    </ul>
  </section>
);
