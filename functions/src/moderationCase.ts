import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
} from 'firebase-admin/firestore';
import { caseIdOf, type CaseReason, MODERATION_LIMITS, type Target } from '../../src/domain/moderation';
import type { Visibility } from '../../src/domain/visibility';
import { db } from './firebase';
import { inPages } from './inPages';

/** The queue: one case for each thing that an administrator has to look at. */

export const caseRef = (target: Target): DocumentReference => db.doc(`moderation_cases/${caseIdOf(target)}`);

interface CaseEntry {
  author_uid: string;
  author_name: string;
  text: string;
  visibility: Visibility;
  reason: CaseReason;
}

export const excerptOf = (text: string) => [...text].slice(0, MODERATION_LIMITS.excerpt).join('');

/** Opens the case, again if it was decided before. */
export function openCase(
  transaction: Transaction,
  target: Target,
  { reason, text, ...entry }: CaseEntry,
  more: Record<string, unknown> = {},
): void {
  transaction.set(
    caseRef(target),
    {
      ...namesOf(target),
      ...entry,
      text: excerptOf(text),
      reasons: FieldValue.arrayUnion(reason),
      state: 'open',
      updated_at: FieldValue.serverTimestamp(),
      ...more,
    },
    { merge: true },
  );
}

/** What a case says of anything: of what was written, and of a reel. */
export const entryOf = (stored: DocumentSnapshot) => ({
  author_uid: String(stored.get('author_uid') ?? stored.get('created_by') ?? ''),
  author_name: String(stored.get('author_name') ?? stored.get('instructor') ?? ''),
  text: String(stored.get('text') ?? stored.get('title') ?? ''),
});

export const namesOf = ({ kind, id, parentId }: Target) => ({ kind, target_id: id, parent_id: parentId });

/** What was written is gone, and with it what was said of it. Once more does no harm. */
export async function forgetTarget(target: Target): Promise<void> {
  await caseRef(target).delete();
  const reports = db.collection('reports').where('case_id', '==', caseIdOf(target));
  await inPages(reports, (batch, { ref }) => batch.delete(ref));
}
