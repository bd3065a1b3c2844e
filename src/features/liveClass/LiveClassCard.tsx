import { Link } from 'react-router-dom';
import type { LiveClassRow } from '../../domain/liveClass';
import { currentSession, nextSession, sessionSpans, statusAt } from '../../domain/liveClassTime';
import { paths } from '../../domain/paths';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { Skeleton, SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { TimeSpan } from '../../ui/TimeSpan';
import styles from './LiveClassCard.module.css';
import { placeOf, sessionCount } from './liveClassLabels';
import { LiveStatusBadge } from './LiveStatusBadge';

interface LiveClassCardProps {
  live: LiveClassRow;
  /** By the server's clock. */
  now: number;
  /** Whoever looks comes to it. */
  isRegistered?: boolean;
  /** The heading level that fits the page: 2 in a list right under the h1, 3 under a section head. */
  heading?: 2 | 3;
}

/** A live class in a list. The title's link covers the whole card. */
export function LiveClassCard({ live, now, isRegistered = false, heading = 2 }: LiveClassCardProps) {
  const Heading = `h${heading}` as const;
  const { id, title, subtitle, teacher, avatar_url, session_starts } = live;
  const session = currentSession(live, now) ?? nextSession(live, now) ?? sessionSpans(live).at(-1);
  return (
    <article className={styles.card}>
      <p className={styles.top}>
        <LiveStatusBadge status={statusAt(live, now)} />
        <span className="meta">{placeOf(live)}</span>
      </p>
      <Heading className={styles.title}>
        <Link to={paths.liveClass(id)}>{title}</Link>
      </Heading>
      <p className={styles.subtitle}>{subtitle}</p>
      {session && (
        <p className="small">
          <TimeSpan start={session.start} end={session.end} />
          {session_starts.length > 1 && ` · ${sessionCount(live)}`}
        </p>
      )}
      <p className={styles.teacher}>
        <Avatar small name={teacher} src={avatar_url} />
        <span className="grow">{teacher}</span>
        {isRegistered && <Badge tone="ok">{t('Registered')}</Badge>}
      </p>
    </article>
  );
}

export function LiveClassCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton width="60%" height="1.5rem" />
      <div className={styles.title}>
        <SkeletonText lines={2} lineHeight="var(--lh-lg)" />
      </div>
      <SkeletonText lineHeight="var(--lh-md)" />
      <SkeletonText lineHeight="var(--lh-sm)" />
      <Skeleton width="50%" height="2rem" />
    </div>
  );
}
