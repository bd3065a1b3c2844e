import type { Review } from '../domain/review';
import { DateTime } from './DateTime';
import { Rating } from './Rating';
import styles from './Reviews.module.css';
import { t } from './text';

/** What students say, newest first. */
export function Reviews({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="reviews">
      <h2 id="reviews">{t('Reviews')}</h2>
      <ul>
        {reviews.map(({ name, rating, text, at }) => (
          <li key={`${at} ${name}`} className={styles.review}>
            <p className="row wraps tight">
              <b>{name}</b>
              <Rating of={{ rating, rating_count: null }} />
              <span className="meta">
                <DateTime at={at} dayOnly />
              </span>
            </p>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
