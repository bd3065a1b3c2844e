import { api, call } from '../../data/api';
import { exportQuery } from '../../data/exportQuery';
import { notify } from '../../data/notice';
import type { Page } from '../../domain/page';
import { type Payment, PAYMENT_STATUS_LABELS, type ProductType } from '../../domain/payment';
import type { RecordPaymentInput, SetPaymentStatusInput, SetPayWaysInput } from '../../domain/paymentInput';
import type { PaymentTotals } from '../../domain/paymentTotals';
import type { PayWays } from '../../domain/payWays';
import {
  listOffers,
  listPayments,
  type Offer,
  type PaymentListRequest,
  readTotals,
  recordPayment,
  setPaymentStatus,
  setPayWays,
} from './paymentDocs';

/** A function that has slept takes its time; the client library gives up at 70 seconds. */
const CALLABLE = { access: 'user', timeoutMs: null } as const;
const LEDGER = ['Payment' as const, 'Audit' as const, 'Stats' as const];

const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPayments: build.query<Page<Payment>, PaymentListRequest>({
      queryFn: call(listPayments, { access: 'user' }),
      providesTags: ['Payment'],
      // Buyers write at any time: whoever opens the ledger sees what has come since.
      keepUnusedDataFor: 0,
      onQueryStarted: notify({ failure: () => ({ title: 'Failed to load payments' }) }),
    }),
    exportPayments: build.query<Page<Payment>, PaymentListRequest>(exportQuery(listPayments)),
    getPaymentTotals: build.query<PaymentTotals, string>({
      queryFn: call(readTotals, { access: 'user' }),
      providesTags: ['Payment'],
      keepUnusedDataFor: 0,
    }),
    listOffers: build.query<Offer[], ProductType>({ queryFn: call(listOffers) }),
    recordPayment: build.mutation<Payment, RecordPaymentInput>({
      queryFn: call(recordPayment, CALLABLE),
      invalidatesTags: (_result, error) => (error ? [] : LEDGER),
      onQueryStarted: notify({
        success: (_input, { uid, email }) => ({
          title: 'Payment recorded',
          ...(uid === null && {
            description: 'It waits until somebody has verified the email {email}.',
            values: { email },
          }),
        }),
      }),
    }),
    setPayWays: build.mutation<PayWays, SetPayWaysInput>({
      queryFn: call(setPayWays, CALLABLE),
      invalidatesTags: (_result, error) => (error ? [] : ['PayWays', 'Audit']),
      onQueryStarted: notify({ success: () => ({ title: 'Buyers see it from now on' }) }),
    }),
    setPaymentStatus: build.mutation<Payment, SetPaymentStatusInput>({
      queryFn: call(setPaymentStatus, CALLABLE),
      // Also after a failure: the entry may have another status by now.
      invalidatesTags: LEDGER,
      onQueryStarted: notify({
        success: (_input, { status }) => ({
          title: 'Status changed: {status}',
          values: { status: PAYMENT_STATUS_LABELS[status] },
        }),
        failure: ({ message }) => ({ title: 'Failed to change the status', description: message }),
      }),
    }),
  }),
});

export const {
  useListPaymentsQuery,
  useLazyExportPaymentsQuery,
  useGetPaymentTotalsQuery,
  useListOffersQuery,
  useRecordPaymentMutation,
  useSetPaymentStatusMutation,
  useSetPayWaysMutation,
} = paymentApi;
