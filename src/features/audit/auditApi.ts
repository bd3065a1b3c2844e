import { api, call } from '../../data/api';
import { exportQuery } from '../../data/exportQuery';
import { notify } from '../../data/notice';
import type { AuditRecord } from '../../domain/audit';
import type { Page } from '../../domain/page';
import { type AuditListRequest, listAudit } from './auditDocs';

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.query<Page<AuditRecord>, AuditListRequest>({
      queryFn: call(listAudit, { access: 'user' }),
      providesTags: ['Audit'],
      // Triggers write at any time: whoever opens the log sees what has come since.
      keepUnusedDataFor: 0,
      onQueryStarted: notify({ failure: () => ({ title: 'Failed to load the audit log' }) }),
    }),
    exportAudit: build.query<Page<AuditRecord>, AuditListRequest>(exportQuery(listAudit)),
  }),
});

export const { useListAuditQuery, useLazyExportAuditQuery } = auditApi;
