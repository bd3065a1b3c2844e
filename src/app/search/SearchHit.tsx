import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/Avatar';
import { Cover } from '../../ui/Cover';
import { Skeleton, SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import type { SearchEntry } from './searchEntry';
import styles from './SearchHit.module.css';

interface SearchHitProps {
  entry: SearchEntry;
  onFollow: () => void;
}

/** One line of the results. The title's link covers the whole of it. */
export function SearchHit({ entry, onFollow }: SearchHitProps) {
  const { kind, path, title, by, subject, form, cover } = entry;
  const about = [by, subject && t(subject), form].filter(Boolean).join(' · ');
  return (
    <article className={styles.hit}>
      {kind === 'tutor' ? (
        <Avatar name={title} src={cover} />
      ) : (
        <span className={styles.cover}>
          <Cover tiny subject={subject} src={cover} />
        </span>
      )}
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={path} data-hit onClick={onFollow}>
            {title}
          </Link>
        </h3>
        {about && <p className={styles.about}>{about}</p>}
      </div>
    </article>
  );
}

export const SearchHitSkeleton = () => (
  <div className={styles.hit}>
    <span className={styles.cover}>
      <Skeleton cover />
    </span>
    <div className={styles.words}>
      <SkeletonText lines={2} lineHeight="1.375rem" />
    </div>
  </div>
);
