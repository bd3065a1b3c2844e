import { CURRENCIES } from '../../domain/money';
import { PAYMENT_METHODS, PAYMENT_STATUSES, PRODUCT_TYPES } from '../../domain/payment';
import { useTableUrl } from '../../ui/table/useTableUrl';
import type { PaymentListRequest } from './paymentDocs';

const OPTIONS = {
  filters: {
    status: PAYMENT_STATUSES,
    type: PRODUCT_TYPES,
    method: PAYMENT_METHODS,
    currency: CURRENCIES,
    customer: null,
  },
  sorts: ['created_at', 'date'],
  order: { by: 'created_at', direction: 'desc' },
} as const;

/** The ledger as the URL has it; new entries come on top. */
export function useAdminPaymentUrl() {
  const url = useTableUrl(OPTIONS);
  const { status, type, method, currency, customer } = url.filter;
  const request: PaymentListRequest = {
    status,
    product_type: type,
    method,
    currency,
    uid: customer,
    search: url.search.trim() || undefined,
    sort: url.sort,
    ...url.cursor,
  };
  return { url, request };
}
export type AdminPaymentUrl = ReturnType<typeof useAdminPaymentUrl>['url'];
