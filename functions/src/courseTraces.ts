import { FieldValue, type Query, type WriteBatch } from 'firebase-admin/firestore';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { courseRef } from './courseStore';
import { db } from './firebase';

/** What a deleted course leaves behind in other people's records. */

const PAGE = 200;

/** Removes attempts and reviews, and marks enrolments, so that learners are told. Does nothing while the course stands. */
export async function removeCourseTraces(id: string): Promise<void> {
  if ((await courseRef(id).get()).exists) return;
  await inPages(db.collection(`courses/${id}/reviews`), (batch, { ref }) => batch.delete(ref));
  const attempts = db.collection('attempts').where('parent', '==', id);
  await inPages(attempts, async (batch, { ref }) => {
    // Parts first: without its attempt nobody would find them again.
    for (const part of ['paper', 'review'])
      await inPages(ref.collection(part), (parts, document) => parts.delete(document.ref));
    batch.delete(ref);
  });
  const enrolments = db.collection('enrolments').where('course_id', '==', id).where('state', '==', 'active');
  await inPages(enrolments, (batch, { ref }) =>
    batch.update(ref, { state: 'removed', updated_at: FieldValue.serverTimestamp() }),
  );
}

/** Page by page, until the query finds nothing more: each act takes its document out of the query. */
async function inPages(
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
