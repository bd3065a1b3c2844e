import { api, call } from '../../data/api';
import type { Page } from '../../domain/page';
import type { Payment } from '../../domain/payment';
import { listPurchases, type PurchaseListRequest } from './purchaseDocs';

const purchaseListApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPurchases: build.query<Page<Payment>, PurchaseListRequest>({
      queryFn: call(listPurchases, { access: 'user' }),
      providesTags: ['Purchase'],
      // An administrator may have looked meanwhile.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListPurchasesQuery } = purchaseListApi;
