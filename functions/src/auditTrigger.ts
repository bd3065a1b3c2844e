import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Change, FirestoreAuthEvent } from 'firebase-functions/v2/firestore';
import { onDocumentUpdatedWithAuthContext } from 'firebase-functions/v2/firestore';
import { AUDIT_ACTIONS, type AuditAction, type AuditKind } from '../../src/domain/audit';
import { REGION } from '../../src/domain/region';
import { fullName } from '../../src/domain/user';
import { auditRef, noteInAudit } from './audit';
import { changesBetween, cut } from './auditChanges';
import { userOf, userRef } from './userRecord';

/** Puts into the audit log what people change themselves, past any function: the event tells who it was. */

export type RecordEvent = FirestoreAuthEvent<Change<DocumentSnapshot> | undefined, { id: string }>;

/** What signs itself as none of these is a person, whose uid is the `authId`. */
const NOBODY = ['service_account', 'api_key', 'system', 'unauthenticated'];

/** Does nothing for what functions and scripts change: they write their own lines, or act for nobody. */
export async function auditEvent(kind: AuditKind, event: RecordEvent): Promise<void> {
  const { id: eventId, authType, authId, data, params } = event;
  const action = data && actionOf(kind, data);
  if (!action || !authId || NOBODY.includes(authType)) return;
  const actor = userOf(await userRef(authId).get());
  const [before, after] = [data.before.data(), data.after.data()];
  await noteInAudit(auditRef(eventId), {
    actor: { uid: authId, name: actor ? fullName(actor) : '' },
    action,
    record: { id: params.id, title: titleOf(after ?? before ?? {}) },
    changes: before && after ? changesBetween(before, after, loggedFields(before, after)) : [],
  });
}

function actionOf(kind: AuditKind, { before, after }: Change<DocumentSnapshot>): AuditAction | undefined {
  const verb = !before.exists ? 'create' : after.exists ? 'update' : 'delete';
  return AUDIT_ACTIONS.find((action) => action === `${kind}.${verb}`);
}

type Fields = Record<string, unknown>;

const titleOf = ({ title, name, subject }: Fields) =>
  cut([title, name, subject].find((text) => typeof text === 'string') ?? '');

/** Addresses of files carry tokens; times and search words change with every edit. */
const UNLOGGED = /(_url|_at)$|^search_terms$/;

const loggedFields = (before: Fields, after: Fields) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !UNLOGGED.test(field))
    .sort();

export const onMessageUpdated = onDocumentUpdatedWithAuthContext(
  { document: 'messages/{id}', region: REGION, retry: true },
  (event) => auditEvent('message', event),
);
