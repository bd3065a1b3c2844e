import type { Payment } from '../domain/payment';
import type { BuyProductInput } from '../domain/paymentInput';
import type { PayWays } from '../domain/payWays';
import { api, call, late } from './api';

const docs = late(() => import('./purchaseDocs'));

const purchaseApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPayWays: build.query<PayWays, void>({ queryFn: call(docs('readPayWays')), providesTags: ['PayWays'] }),
    // The dialog says how it went.
    buyProduct: build.mutation<Payment, BuyProductInput>({
      queryFn: call(docs('buyProduct'), { access: 'user', timeoutMs: null }),
      invalidatesTags: (_result, error) => (error ? [] : ['Purchase']),
    }),
  }),
});

export const { useGetPayWaysQuery, useBuyProductMutation } = purchaseApi;
