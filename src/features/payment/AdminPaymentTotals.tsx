import { formatMoney, fromMinor } from '../../domain/money';
import { PAYMENT_STATUS_LABELS } from '../../domain/payment';
import { ALL_TOTALS, totalsFor } from '../../domain/paymentTotals';
import { StatStrip } from '../../ui/StatStrip';
import { t } from '../../ui/text';
import { useGetPaymentTotalsQuery } from './paymentApi';
import type { PaymentListRequest } from './paymentDocs';

/** What all entries that fit the filters add up to, by currency: what came in, unless another status is asked for. */
export function AdminPaymentTotals({ request }: { request: PaymentListRequest }) {
  const { currentData } = useGetPaymentTotalsQuery(request.uid ?? ALL_TOTALS);
  // A search looks into words, which no sum is kept by.
  if (request.search) return null;
  const status = request.status ?? 'success';
  const label = t(PAYMENT_STATUS_LABELS[status as keyof typeof PAYMENT_STATUS_LABELS]);
  if (!currentData) return <StatStrip stats={[{ label, value: null }]} />;
  const totals = totalsFor(currentData, { ...request, status });
  const stats = totals.map(({ currency, count, minor }) => ({
    label: t('{status}, {currency}: {count}', { status: label, currency, count }),
    value: formatMoney(fromMinor(minor, currency), currency),
  }));
  return <StatStrip stats={stats.length > 0 ? stats : [{ label, value: 0 }]} />;
}
