import { Link } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { QUIZ_MODE_LABELS, type QuizRow } from '../../domain/quiz';
import { Badge } from '../../ui/Badge';
import { clothOf } from '../../ui/cloths';
import { Skeleton, SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import styles from './QuizCard.module.css';
import { limitText, paperText, questionCount, subjectOf } from './quizLabels';
import { QuizWindowBadge } from './QuizWindowBadge';

interface QuizCardProps {
  quiz: QuizRow;
  /** By the server's clock. */
  now: number;
  /** The heading level that fits the page: 2 in a list right under the h1, 3 under a section head. */
  heading?: 2 | 3;
}

/** A quiz in the list. The title's link covers the whole card. */
export function QuizCard({ quiz, now, heading = 2 }: QuizCardProps) {
  const Heading = `h${heading}` as const;
  const { id, title, form_level, topic, year, modes, question_count, time_limit, author_name } = quiz;
  return (
    <article className={styles.card} style={{ '--dye': clothOf(quiz.subject).ground } as object}>
      <p className={styles.top}>
        <span className="meta">{[subjectOf(quiz), t(form_level)].filter(Boolean).join(' · ')}</span>
        <QuizWindowBadge quiz={quiz} now={now} />
      </p>
      <Heading className={styles.title}>
        <Link to={paths.quiz(id)}>{title}</Link>
      </Heading>
      <p className="small nums">
        {questionCount(question_count)} · {limitText(time_limit)}
      </p>
      <p className="meta">{[topic, author_name].filter(Boolean).join(' · ')}</p>
      <p className={styles.foot}>
        {year !== null && (
          <Badge plain tone="info">
            {paperText(year)}
          </Badge>
        )}
        {modes.map((mode) => (
          <Badge key={mode} plain>
            {t(QUIZ_MODE_LABELS[mode])}
          </Badge>
        ))}
      </p>
    </article>
  );
}

export function QuizCardSkeleton() {
  return (
    <div className={styles.card} style={{ '--dye': 'var(--sunk)' } as object}>
      <div className={styles.top}>
        <Skeleton width="50%" height="1rem" />
      </div>
      <div className={styles.title}>
        <SkeletonText lines={2} lineHeight="var(--lh-lg)" />
      </div>
      <SkeletonText lineHeight="var(--lh-sm)" />
      <SkeletonText lineHeight="var(--lh-xs)" />
      <div className={styles.foot}>
        <Skeleton width="60%" height="1.5rem" />
      </div>
    </div>
  );
}
