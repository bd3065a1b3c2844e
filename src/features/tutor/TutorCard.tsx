import { Link } from 'react-router-dom';
import { paths } from '../../domain/paths';
import type { TutorRow } from '../../domain/tutor';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { t } from '../../ui/text';
import { HourlyRate } from './HourlyRate';
import { Rating } from '../../ui/Rating';
import styles from './TutorCard.module.css';

interface TutorCardProps {
  tutor: TutorRow;
  /** The heading level that fits the page: 2 in a list right under the h1, 3 under a section head. */
  heading?: 2 | 3;
}

/** A tutor in the list. The name's link covers the whole card. */
export function TutorCard({ tutor, heading = 2 }: TutorCardProps) {
  const Heading = `h${heading}` as const;
  const { id, name, specialty, levels, hourly_rate, verified, avatar_url } = tutor;
  return (
    <article className={styles.card}>
      <Avatar name={name} src={avatar_url} />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link to={paths.tutor(id)}>{name}</Link>
        </Heading>
        <p>{t(specialty)}</p>
        {levels.length > 0 && <p className="muted small">{levels.join(', ')}</p>}
        <p className="row wraps tight">
          <Rating of={tutor} />
          {verified && <Badge tone="ok">{t('Verified')}</Badge>}
        </p>
        <p>
          <HourlyRate rate={hourly_rate} />
        </p>
      </div>
    </article>
  );
}
