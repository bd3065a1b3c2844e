import type { ReportInput } from '../domain/moderationInput';
import { api, call } from './api';
import { notify } from './notice';
import { report } from './reportDocs';

const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    report: build.mutation<null, ReportInput>({
      queryFn: call(report, { access: 'user', timeoutMs: null }),
      onQueryStarted: notify({
        success: () => ({ title: 'Thank you', description: 'An administrator will look at it.' }),
      }),
    }),
  }),
});

export const { useReportMutation } = reportApi;
