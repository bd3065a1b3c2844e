import { Link } from 'react-router-dom';
import { type DiscussionRow, discussionStatus, MANY_STUDENTS } from '../../domain/discussion';
import { paths } from '../../domain/paths';
import { DateTime } from '../../ui/DateTime';
import { Skeleton, SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import styles from './DiscussionCard.module.css';
import { DiscussionStatusBadge } from './DiscussionStatusBadge';
import { InvitedTutors } from './InvitedTutors';

interface DiscussionCardProps {
  discussion: DiscussionRow;
  /** By the server's clock. */
  now: number;
  /** The heading level that fits the page: 2 in a list right under the h1, 3 under a section head. */
  heading?: 2 | 3;
}

/** A discussion in a list. The title's link covers the whole card. */
export function DiscussionCard({ discussion, now, heading = 2 }: DiscussionCardProps) {
  const Heading = `h${heading}` as const;
  const { id, title, subtitle, opens_at, students, tutors } = discussion;
  const status = discussionStatus(discussion, now);
  return (
    <article className={styles.card}>
      <p className={styles.top}>
        <DiscussionStatusBadge status={status} />
        <span className="meta nums">
          {students < MANY_STUDENTS
            ? t('{n, plural, one {# student} other {# students}}', { n: students })
            : t('{n}+ students', { n: students })}
        </span>
      </p>
      <Heading className={styles.title}>
        <Link to={paths.discussion(id)}>{title}</Link>
      </Heading>
      <p className={styles.subtitle}>{subtitle}</p>
      {status === 'upcoming' && (
        <p className="small">
          <DateTime at={opens_at} />
        </p>
      )}
      <InvitedTutors tutors={tutors} />
    </article>
  );
}

export function DiscussionCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton width="60%" height="1.5rem" />
      <div className={styles.title}>
        <SkeletonText lines={2} lineHeight="var(--lh-lg)" />
      </div>
      <SkeletonText lineHeight="var(--lh-md)" />
      <Skeleton width="50%" height="2rem" />
    </div>
  );
}
