import { CURRENCIES, formatMoney, fromMinor } from '../../domain/money';
import { paths } from '../../domain/paths';
import { ALL_TOTALS, type PaymentTotals, totalsFor } from '../../domain/paymentTotals';
import { monthOf, monthsUntil } from '../../domain/stats';
import { BarChart } from '../../ui/BarChart';
import { ErrorState } from '../../ui/ErrorState';
import { monthText, shortMonth } from '../../ui/monthText';
import { StatStrip } from '../../ui/StatStrip';
import { TextLink } from '../../ui/TextLink';
import { t } from '../../ui/text';
import { useOpenedAt } from '../../ui/useOpenedAt';
import { useGetPaymentTotalsQuery } from './paymentApi';

const NOTHING = { label: 'Income this month', value: null };

/** What came in this month, and how many payments wait for an administrator. */
export function AdminIncome() {
  const now = useOpenedAt();
  const { currentData, error, isFetching, refetch } = useGetPaymentTotalsQuery(ALL_TOTALS);
  if (error && !currentData)
    return (
      <ErrorState
        title={t('The income could not be loaded.')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!currentData) return <StatStrip stats={[{ ...NOTHING, label: t(NOTHING.label) }]} />;
  const month = monthOf(now);
  const income = currenciesOf(currentData).map((currency) => ({
    label: t('Income this month, {currency}', { currency }),
    value: formatMoney(fromMinor(currentData.months[`${month}|${currency}`] ?? 0, currency), currency),
  }));
  const waiting = totalsFor(currentData, { status: 'pending' }).reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="stack">
      <StatStrip stats={[...income, { label: t('Payments waiting'), value: waiting }]} />
      {waiting > 0 && (
        <p>
          <TextLink to={`${paths.adminPayments}?status=pending`}>{t('Look at what waits')}</TextLink>
        </p>
      )}
    </div>
  );
}

const currenciesOf = ({ months }: PaymentTotals) =>
  CURRENCIES.filter((currency) => Object.keys(months).some((key) => key.endsWith(`|${currency}`)));

/** What came in, month by month, a chart for each currency. */
export function AdminIncomeTrends() {
  const now = useOpenedAt();
  const { currentData } = useGetPaymentTotalsQuery(ALL_TOTALS);
  if (!currentData) return null;
  const months = monthsUntil(now);
  return currenciesOf(currentData).map((currency) => (
    <BarChart
      key={currency}
      title={t('Income, {currency}', { currency })}
      fileName={`income-${currency}`}
      bars={months.map((month) => {
        const amount = fromMinor(currentData.months[`${month}|${currency}`] ?? 0, currency);
        return {
          label: monthText(month),
          short: shortMonth(month),
          amount,
          text: formatMoney(amount, currency),
        };
      })}
    />
  ));
}
