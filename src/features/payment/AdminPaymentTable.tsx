import { useState } from 'react';
import { formatMoney } from '../../domain/money';
import type { Page } from '../../domain/page';
import { paths } from '../../domain/paths';
import { type Payment, PAYMENT_TRANSITIONS, type PaymentStatus } from '../../domain/payment';
import { dayText } from '../../ui/dayText';
import type { MenuItem } from '../../ui/Menu';
import type { QueryLike } from '../../ui/QueryView';
import { byTime, type Columns } from '../../ui/table/column';
import { PagedTable } from '../../ui/table/PagedTable';
import { t } from '../../ui/text';
import { AdminPaymentChange, type PaymentChange } from './AdminPaymentChange';
import styles from './AdminPaymentTable.module.css';
import type { AdminPaymentUrl } from './adminPaymentUrl';
import { PaymentStatusBadge } from './PaymentStatusBadge';

const COLUMNS: Columns<Payment> = [
  { head: 'Customer', cell: (payment) => <Customer payment={payment} /> },
  {
    head: 'Email',
    cell: ({ email }) => <span className={styles.text}>{email}</span>,
    phone: 'below',
    low: true,
  },
  { head: 'Product Type', cell: ({ product_type }) => t(product_type), low: true },
  { head: 'Product', cell: ({ product }) => <span className={styles.text}>{product}</span>, phone: 'below' },
  { head: 'Status', cell: ({ status }) => <PaymentStatusBadge status={status} />, phone: 'beside' },
  {
    head: 'Amount',
    cell: ({ amount, currency }) => <span className={styles.line}>{formatMoney(amount, currency)}</span>,
    align: 'end',
    phone: 'below',
  },
  {
    head: 'Date',
    cell: ({ date }) => <span className={styles.line}>{date && dayText(date)}</span>,
    sort: byTime('date'),
    phone: 'below',
  },
  {
    head: 'Transaction ID',
    cell: ({ transaction_id }) => <span className={styles.text}>{transaction_id}</span>,
  },
  { head: 'Method', cell: ({ method }) => t(method) },
];

interface AdminPaymentTableProps {
  query: QueryLike<Page<Payment>>;
  url: AdminPaymentUrl;
}

export function AdminPaymentTable({ query, url }: AdminPaymentTableProps) {
  const [change, setChange] = useState<PaymentChange | null>(null);
  return (
    <>
      <PagedTable
        name="payments"
        query={query}
        url={url}
        errorTitle={t('Failed to load payments')}
        caption={t('Payments')}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        rowLabel={({ name, product }) => `${name}, ${product}`}
        rowMenu={(payment) => menuOf(payment, (to) => setChange({ payment, to }))}
        empty={t('No payments found')}
        loadingText={t('Loading payments...')}
      />
      {change && <AdminPaymentChange change={change} onClose={() => setChange(null)} />}
    </>
  );
}

const STEP_LABELS: Record<PaymentStatus, string> = {
  success: 'Mark as paid',
  pending: 'Mark as pending',
  failed: 'Mark as failed',
  refunded: 'Mark as refunded',
};

function menuOf({ status, uid }: Payment, onChange: (to: PaymentStatus) => void): readonly MenuItem[] {
  return [
    ...PAYMENT_TRANSITIONS[status].map((to) => ({
      label: t(STEP_LABELS[to]),
      icon: to === 'success' ? ('check' as const) : ('edit' as const),
      onSelect: () => onChange(to),
    })),
    ...(uid
      ? [
          {
            label: t('Statement of this customer'),
            icon: 'list' as const,
            to: `${paths.adminPayments}?customer=${encodeURIComponent(uid)}`,
          },
        ]
      : []),
    {
      label: t('See what was changed'),
      icon: 'clock' as const,
      to: `${paths.adminAudit}?kind=payment`,
    },
  ];
}

function Customer({ payment: { name, uid } }: { payment: Payment }) {
  return (
    <span className={styles.text}>
      {name}
      {uid === null && <span className="muted small"> {t('(no account yet)')}</span>}
    </span>
  );
}
