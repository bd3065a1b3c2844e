import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { AuditChange } from '../../src/domain/audit';
import { PERMISSION_MESSAGE } from '../../src/domain/errors';
import { can, type Owned } from '../../src/domain/permissions';
import type { SavedVersion } from '../../src/domain/saving';
import { fullName } from '../../src/domain/user';
import type { Caller } from './actor';
import { actorOf, addToAudit, auditRef } from './audit';
import { changesBetween } from './auditChanges';
import { activeUser, failure } from './callable';
import { db, isAlreadyThere, TRANSACTION } from './firebase';
import { entityOf, type PublishedNoun } from './publishedRecord';
import { hash } from './sender';
import { userOf, userRef } from './userRecord';

/**
 * Records that staff own and that functions alone write: each made once however often it is sent, changed by whoever
 * knows its version, and deleted with all that lies in it. Every act leaves a line in the audit log.
 */

interface OwnRecord extends Owned {
  id: string;
  title: string;
  version: number;
  updated_at: number;
}

export interface OwnNoun<Entity extends OwnRecord> extends Pick<
  PublishedNoun<Entity>,
  'collection' | 'parse' | 'afterDelete'
> {
  kind: 'course' | 'live_class' | 'discussion' | 'quiz' | 'question' | 'bundle' | 'resource';
  /** What is said of one that is gone, of one made before with other content, and when somebody else was quicker. */
  messages: Readonly<Record<'missing' | 'createdAlready' | 'conflict', string>>;
  /** The fields whose changes the audit log tells. */
  logged: readonly string[];
}

/** One that the catalogue shows when its status allows. */
export type ShownNoun<Entity extends OwnRecord> = OwnNoun<Entity> & PublishedNoun<Entity>;

export const ownRef = ({ collection }: { collection: string }, id: string) => db.doc(`${collection}/${id}`);

/** Tells a repeated call, whose answer was lost, from another one. */
const hashOf = (payload: unknown) => hash(JSON.stringify(payload));

interface NewRecord {
  id: string;
  title: string;
  /** The whole call as it came. */
  payload: unknown;
  fields: object;
  /** What lies in the record, stored together with it or not at all. */
  addParts: (batch: WriteBatch) => void;
}

export async function createOwn<Entity extends OwnRecord>(
  noun: OwnNoun<Entity>,
  caller: Caller,
  { id, title, payload, fields, addParts }: NewRecord,
): Promise<SavedVersion> {
  const savedHash = hashOf(payload);
  const batch = db.batch();
  batch.create(ownRef(noun, id), {
    ...fields,
    version: 1,
    saved_hash: savedHash,
    created_by: caller.uid,
    updated_by: caller.uid,
    created_at: FieldValue.serverTimestamp(),
    updated_at: FieldValue.serverTimestamp(),
  });
  addParts(batch);
  // Its id also keeps a late repetition from bringing a deleted record back.
  addToAudit(batch, auditRef(`${noun.kind}.create_${id}`), {
    actor: actorOf(activeUser(caller)),
    action: `${noun.kind}.create`,
    record: { id, title },
    changes: [],
  });
  try {
    await batch.commit();
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    return findCreated(noun, id, caller, savedHash);
  }
  return { id, version: 1 };
}

/** What an earlier try of the same call made. */
async function findCreated<Entity extends OwnRecord>(
  noun: OwnNoun<Entity>,
  id: string,
  { uid }: Caller,
  savedHash: string,
): Promise<SavedVersion> {
  const stored = await ownRef(noun, id).get();
  if (!stored.exists) throw failure('not-found', noun.messages.missing);
  if (stored.get('created_by') !== uid || stored.get('saved_hash') !== savedHash)
    throw failure('already-exists', noun.messages.createdAlready);
  return { id, version: Number(stored.get('version')) };
}

interface Update<Entity> {
  id: string;
  /** That which the editor began from. */
  version: number;
  title: string;
  payload: unknown;
  /** Writes what lies in the record, and gives the record's own new fields. */
  write: (
    transaction: Transaction,
    current: Entity,
  ) => Record<string, unknown> | Promise<Record<string, unknown>>;
}

export async function updateOwn<Entity extends OwnRecord>(
  noun: OwnNoun<Entity>,
  caller: Caller,
  { id, version, title, payload, write }: Update<Entity>,
): Promise<SavedVersion> {
  const savedHash = hashOf(payload);
  const actor = actorOf(activeUser(caller));
  return db.runTransaction(async (transaction) => {
    const { entity, stored } = await readOwn(transaction, noun, caller, id);
    const saved = { id, version: version + 1 };
    if (entity.version === saved.version && stored.get('saved_hash') === savedHash) return saved;
    if (entity.version !== version) throw await conflict(transaction, noun, entity, stored, version);
    const fields = await write(transaction, entity);
    transaction.update(ownRef(noun, id), {
      ...fields,
      version: saved.version,
      saved_hash: savedHash,
      updated_by: caller.uid,
      updated_at: FieldValue.serverTimestamp(),
    });
    addToAudit(transaction, auditRef(`${noun.kind}.update_${id}_${saved.version}`), {
      actor,
      action: `${noun.kind}.update`,
      record: { id, title },
      changes: changesBetween(stored.data(), fields, noun.logged),
    });
    return saved;
  }, TRANSACTION);
}

/** The record, if the caller may change it. */
export async function readOwn<Entity extends OwnRecord>(
  transaction: Transaction,
  noun: OwnNoun<Entity>,
  caller: Caller,
  id: string,
): Promise<{ entity: Entity; stored: DocumentSnapshot }> {
  const stored = await transaction.get(ownRef(noun, id));
  const entity = entityOf(noun, stored);
  if (!entity) throw failure('not-found', noun.messages.missing);
  if (!can(caller, 'material.update', entity)) throw failure('permission-denied', PERMISSION_MESSAGE);
  return { entity, stored };
}

/** Both versions, for the editor who comes second. */
async function conflict<Entity extends OwnRecord>(
  transaction: Transaction,
  noun: OwnNoun<Entity>,
  entity: Entity,
  stored: DocumentSnapshot,
  yours: number,
) {
  const user = userOf(await transaction.get(userRef(String(stored.get('updated_by')))));
  return failure('aborted', noun.messages.conflict, {
    conflict: {
      yours,
      stored: entity.version,
      savedBy: user ? fullName(user) : '',
      savedAt: entity.updated_at,
    },
  });
}

/** A step that is no edit, such as publishing. `decide` gives null where it was taken before, and reads nothing. */
export async function stepOwn<Entity extends OwnRecord>(
  noun: ShownNoun<Entity>,
  caller: Caller,
  id: string,
  decide: (current: Entity, transaction: Transaction) => { fields: object; change: AuditChange } | null,
): Promise<void> {
  const actor = actorOf(activeUser(caller));
  await db.runTransaction(async (transaction) => {
    const { entity } = await readOwn(transaction, noun, caller, id);
    const step = decide(entity, transaction);
    if (!step) return;
    transaction.update(ownRef(noun, id), { ...step.fields, updated_at: FieldValue.serverTimestamp() });
    addToAudit(transaction, auditRef(), {
      actor,
      action: `${noun.kind}.status`,
      record: { id, title: entity.title },
      changes: [step.change],
    });
  }, TRANSACTION);
}

/** Shows or hides what is either of both. */
export async function stepPublished<Entity extends OwnRecord & { published: boolean }>(
  noun: ShownNoun<Entity>,
  caller: Caller,
  id: string,
  published: boolean,
): Promise<{ id: string }> {
  await stepOwn(noun, caller, id, (current) =>
    current.published === published
      ? null
      : { fields: { published }, change: { field: 'published', before: !published, after: published } },
  );
  return { id };
}

/**
 * The record and what lies in it go at once; what hangs on it follows, here and by the trigger. Called once more, it
 * finishes what was left.
 */
export async function deleteOwn<Entity extends OwnRecord>(
  noun: OwnNoun<Entity>,
  caller: Caller,
  id: string,
  partsOf: (transaction: Transaction, entity: Entity) => Promise<readonly DocumentReference[]>,
): Promise<{ id: string }> {
  const actor = actorOf(activeUser(caller));
  await db.runTransaction(async (transaction) => {
    if (!(await transaction.get(ownRef(noun, id))).exists) return;
    const { entity } = await readOwn(transaction, noun, caller, id);
    for (const ref of await partsOf(transaction, entity)) transaction.delete(ref);
    transaction.delete(ownRef(noun, id));
    addToAudit(transaction, auditRef(`${noun.kind}.delete_${id}`), {
      actor,
      action: `${noun.kind}.delete`,
      record: { id, title: entity.title },
      changes: [],
    });
  }, TRANSACTION);
  await noun.afterDelete?.(id);
  return { id };
}
