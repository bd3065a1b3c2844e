import type { Query, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { db } from './firebase';

const PAGE = 200;

/** Page by page, until the query finds nothing more: each act takes its document out of the query. */
export async function inPages(
  query: Query,
  act: (batch: WriteBatch, document: QueryDocumentSnapshot) => unknown,
): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(PAGE).get();
    if (docs.length === 0) return;
    const batch = db.batch();
    await Promise.all(docs.map((document) => act(batch, document)));
    await batch.commit();
  }
}
