import { formatMoney, fromMinor } from '../../domain/money';
import { paths } from '../../domain/paths';
import { ALL_TOTALS, currenciesOf, incomeIn, sellerTotals, totalsFor } from '../../domain/paymentTotals';
import { monthOf } from '../../domain/stats';
import { ErrorState } from '../../ui/ErrorState';
import { QueryView } from '../../ui/QueryView';
import { SkeletonText } from '../../ui/Skeleton';
import { StatStrip } from '../../ui/StatStrip';
import { TextLink } from '../../ui/TextLink';
import { t } from '../../ui/text';
import { useOpenedAt } from '../../ui/useOpenedAt';
import { AdminIncomeCharts } from './AdminIncomeCharts';
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
    value: formatMoney(fromMinor(incomeIn(currentData, month, currency), currency), currency),
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

/** What came in, month by month. */
export function AdminIncomeTrends() {
  const { currentData } = useGetPaymentTotalsQuery(ALL_TOTALS);
  return currentData ? <AdminIncomeCharts totals={currentData} /> : null;
}

/** What somebody's own material brought, month by month. */
export const AdminOwnIncome = ({ uid }: { uid: string }) => (
  <QueryView
    query={useGetPaymentTotalsQuery(sellerTotals(uid))}
    skeleton={<SkeletonText lines={8} />}
    errorTitle={t('The income could not be loaded.')}
  >
    {(totals) =>
      currenciesOf(totals).length === 0 ? (
        <div className="stack tight">
          <h3>{t('Income')}</h3>
          <p className="muted">{t('Nothing of yours has been paid for yet.')}</p>
        </div>
      ) : (
        <AdminIncomeCharts totals={totals} />
      )
    }
  </QueryView>
);
