import { resultRef } from './attemptStore';
import { db } from './firebase';
import { inPages } from './inPages';

/** All attempts at something that was deleted, with what lies in them. */
export async function removeAttempts(parent: string): Promise<void> {
  const attempts = db.collection('attempts').where('parent', '==', parent);
  await inPages(attempts, async (batch, { ref }) => {
    // Parts first: without its attempt nobody would find them again.
    for (const part of ['paper', 'sealed', 'review'])
      await inPages(ref.collection(part), (parts, document) => parts.delete(document.ref));
    batch.delete(resultRef(ref.id));
    batch.delete(ref);
  });
}
