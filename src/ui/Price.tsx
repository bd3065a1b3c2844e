import { formatTsh } from '../domain/money';
import styles from './Price.module.css';
import { t } from './text';

/** What a book or a bundle costs, in TSh. */
export function Price({ amount }: { amount: number }) {
  return <span className={styles.price}>{amount > 0 ? formatTsh(amount) : t('Free')}</span>;
}
