import { api, call } from '../../data/api';
import type { EnsureUserInput, EnsureUserResult, UserRecord } from '../../domain/user';
import { readAccount, saveNames } from './accountDocs';

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<UserRecord | null, string>({
      queryFn: call(readAccount, { access: 'user' }),
      providesTags: ['Account'],
    }),
    saveNames: build.mutation<EnsureUserResult, EnsureUserInput>({
      queryFn: call(saveNames, { access: 'user', timeoutMs: 20_000 }),
      invalidatesTags: ['Account'],
    }),
  }),
});

export const { useGetAccountQuery, useSaveNamesMutation } = accountApi;
