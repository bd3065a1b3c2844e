import { decimalsOf } from '../../domain/money';
import { type Payment, PAYMENT_STATUS_LABELS } from '../../domain/payment';
import { type CsvColumn, ExportButton } from '../../ui/table/ExportButton';
import { t } from '../../ui/text';
import { useLazyExportPaymentsQuery } from './paymentApi';
import type { PaymentListRequest } from './paymentDocs';

const COLUMNS: readonly CsvColumn<Payment>[] = [
  { head: 'ID', value: ({ id }) => id },
  { head: 'Customer', value: ({ name }) => name },
  { head: 'Email', value: ({ email }) => email },
  { head: 'Product Type', value: ({ product_type }) => product_type },
  { head: 'Product', value: ({ product }) => product },
  { head: 'Status', value: ({ status }) => t(PAYMENT_STATUS_LABELS[status]) },
  { head: 'Amount', value: ({ amount, currency }) => amount.toFixed(decimalsOf(currency)) },
  { head: 'Currency', value: ({ currency }) => currency },
  { head: 'Date', value: ({ date }) => date },
  { head: 'Transaction ID', value: ({ transaction_id }) => transaction_id },
  { head: 'Method', value: ({ method }) => method },
];

export function AdminPaymentExport({ request }: { request: PaymentListRequest }) {
  const [read] = useLazyExportPaymentsQuery();
  return (
    <ExportButton
      fileName="payments"
      columns={COLUMNS}
      request={request}
      readPage={(page) => read(page).unwrap()}
    />
  );
}
