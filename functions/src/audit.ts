import {
  type DocumentReference,
  FieldValue,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { AuditAction, AuditChange } from '../../src/domain/audit';
import { fullName, type UserRecord } from '../../src/domain/user';
import { db, isAlreadyThere } from './firebase';

/** Lines of the audit log. Each has an id that the same event gives again, so that it is written once. */

export interface AuditEntry {
  actor: { uid: string; name: string };
  action: AuditAction;
  record: { id: string; title: string };
  changes: AuditChange[];
}

export const auditRef = (id?: string): DocumentReference =>
  id === undefined ? db.collection('audit').doc() : db.collection('audit').doc(id);

export const actorOf = (user: UserRecord) => ({ uid: user.uid, name: fullName(user) });

/** Together with the change that it tells of. */
export function addToAudit(
  transaction: Transaction | WriteBatch,
  ref: DocumentReference,
  entry: AuditEntry,
): void {
  transaction.create(ref, toDocument(entry));
}

/** After a change that somebody else made; told again of the same one, it adds nothing. */
export async function noteInAudit(ref: DocumentReference, entry: AuditEntry): Promise<void> {
  try {
    await ref.create(toDocument(entry));
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

const toDocument = ({ actor, action, record, changes }: AuditEntry) => ({
  at: FieldValue.serverTimestamp(),
  actor_uid: actor.uid,
  actor_name: actor.name,
  action,
  kind: action.slice(0, action.indexOf('.')),
  record_id: record.id,
  record_title: record.title,
  changes,
});
