import { collection, getDocs, query, where } from 'firebase/firestore/lite';
import { fromDocument } from '../../data/converter';
import { db } from '../../data/firestore';
import { pageConstraints, toPage } from '../../data/page';
import { type AuditFilter, type AuditRecord, parseAudit } from '../../domain/audit';
import type { Page, PageRequest } from '../../domain/page';

export interface AuditListRequest extends AuditFilter, PageRequest {}

export async function listAudit(request: AuditListRequest): Promise<Page<AuditRecord>> {
  const filters = (['kind', 'action', 'actor_uid'] as const).flatMap((field) =>
    request[field] ? [where(field, '==', request[field])] : [],
  );
  const { docs } = await getDocs(query(collection(db, 'audit'), ...filters, ...pageConstraints(request)));
  return toPage(docs, request, (snapshot) => parseAudit(snapshot.id, fromDocument(snapshot.data())));
}
