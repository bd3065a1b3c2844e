import { Icon } from './Icon';
import { t } from './text';
import styles from './Rating.module.css';

interface RatingProps {
  /** An average with the number of reviews behind it; one review has no number. */
  of: { rating: number; rating_count: number | null };
}

export function Rating({ of: { rating, rating_count: count } }: RatingProps) {
  if (count === 0) return <span className="meta">{t('No reviews yet')}</span>;
  const figure = count === null ? String(rating) : rating.toFixed(1);
  return (
    <span className={styles.rating}>
      <Icon name="star" small filled />
      <span className="srOnly">{t('Rated {rating} of 5', { rating: figure })}</span>
      <b aria-hidden="true">{figure}</b>
      {count !== null && (
        <span className="meta nums">
          {t('({n, plural, one {# review} other {# reviews}})', { n: count })}
        </span>
      )}
    </span>
  );
}
