import type { Tutor } from '../../domain/tutor';
import { DateTime } from '../../ui/DateTime';
import { t } from '../../ui/text';
import { Rating } from './Rating';
import styles from './TutorPage.module.css';

/** What students whom they taught say, newest first. */
export function TutorReviews({ tutor }: { tutor: Tutor }) {
  const { latest_reviews: reviews } = tutor;
  if (reviews.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="reviews">
      <h2 id="reviews">{t('Reviews')}</h2>
      <ul>
        {reviews.map((review) => (
          <li key={`${review.at} ${review.name}`} className={styles.review}>
            <p className="row wraps tight">
              <b>{review.name}</b>
              <Rating of={{ rating: review.rating, rating_count: null }} />
              <span className="meta">
                <DateTime at={review.at} dayOnly />
              </span>
            </p>
            {review.text && <p>{review.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
