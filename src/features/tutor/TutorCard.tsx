import { Link } from 'react-router-dom';
import { paths } from '../../domain/paths';
import type { TutorRow } from '../../domain/tutor';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { t } from '../../ui/text';
import { HourlyRate } from './HourlyRate';
import { Rating } from '../../ui/Rating';
import styles from './TutorCard.module.css';

/** A tutor in the list. The name's link covers the whole card. */
export function TutorCard({ tutor }: { tutor: TutorRow }) {
  const { id, name, specialty, levels, hourly_rate, verified, avatar_url } = tutor;
  return (
    <article className={styles.card}>
      <Avatar name={name} src={avatar_url} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={paths.tutor(id)}>{name}</Link>
        </h2>
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
