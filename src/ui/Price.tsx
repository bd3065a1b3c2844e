import { formatTsh, formatUsd } from '../domain/money';
import styles from './Price.module.css';
import { t } from './text';

interface PriceProps {
  amount: number;
  /** Books and bundles cost shillings; audio and playlists dollars. */
  currency?: 'TSh' | 'USD';
}

export function Price({ amount, currency = 'TSh' }: PriceProps) {
  const price = currency === 'USD' ? formatUsd(amount) : formatTsh(amount);
  return <span className={styles.price}>{amount > 0 ? price : t('Free')}</span>;
}
