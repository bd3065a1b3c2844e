import type { Tutor } from '../../domain/tutor';
import { Icon } from '../../ui/Icon';
import { t } from '../../ui/text';
import styles from './Rating.module.css';

/** The average of a tutor's reviews and how many there are. */
export function Rating({ of }: { of: Pick<Tutor, 'rating' | 'rating_count'> }) {
  const { rating, rating_count: count } = of;
  if (count === 0) return <span className="meta">{t('No reviews yet')}</span>;
  return (
    <span className={styles.rating}>
      <Icon name="star" small filled />
      <span className="srOnly">{t('Rated {rating} of 5', { rating: rating.toFixed(1) })}</span>
      <b aria-hidden="true">{rating.toFixed(1)}</b>
      <span className="meta nums">{t('({n, plural, one {# review} other {# reviews}})', { n: count })}</span>
    </span>
  );
}
