import { formatUsd } from '../../domain/money';
import { t } from '../../ui/text';

/** What an hour costs, or that it is still to be agreed. */
export function HourlyRate({ rate }: { rate: number | null }) {
  if (rate === null) return <span className="muted">{t('Price to be agreed')}</span>;
  if (rate === 0) return <b>{t('Free')}</b>;
  return (
    <span className="nums">
      <b>{formatUsd(rate)}</b> <span className="muted">{t('an hour')}</span>
    </span>
  );
}
