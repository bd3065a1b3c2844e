import { FieldValue } from 'firebase-admin/firestore';
import { removeAttempts } from './attemptTraces';
import { courseRef } from './courseStore';
import { db } from './firebase';
import { inPages } from './inPages';

/** What a deleted course leaves behind in other people's records. */

/** Removes attempts and reviews, and marks enrolments, so that learners are told. Does nothing while the course stands. */
export async function removeCourseTraces(id: string): Promise<void> {
  if ((await courseRef(id).get()).exists) return;
  await inPages(db.collection(`courses/${id}/reviews`), (batch, { ref }) => batch.delete(ref));
  await removeAttempts(id);
  const enrolments = db.collection('enrolments').where('course_id', '==', id).where('state', '==', 'active');
  await inPages(enrolments, (batch, { ref }) =>
    batch.update(ref, { state: 'removed', updated_at: FieldValue.serverTimestamp() }),
  );
}
