import { formatMoney, fromMinor } from '../../domain/money';
import { currenciesOf, incomeIn, type PaymentTotals } from '../../domain/paymentTotals';
import { monthsUntil } from '../../domain/stats';
import { MonthChart } from '../../ui/MonthChart';
import { t } from '../../ui/text';
import { useOpenedAt } from '../../ui/useOpenedAt';

/** A chart for each currency: their amounts cannot be compared. */
export function AdminIncomeCharts({ totals }: { totals: PaymentTotals }) {
  const months = monthsUntil(useOpenedAt());
  return currenciesOf(totals).map((currency) => {
    const title = t('Income, {currency}', { currency });
    const amounts = months.map((month) => fromMinor(incomeIn(totals, month, currency), currency));
    return (
      <MonthChart
        key={currency}
        title={title}
        fileName={`income-${currency}`}
        months={months}
        series={[{ name: title, amounts }]}
        textOf={(amount) => formatMoney(amount, currency)}
      />
    );
  });
}
