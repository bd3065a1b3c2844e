import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import {
  accessId,
  bundleSource,
  parseAccess,
  type ProductAccess,
  type ProductName,
} from '../../src/domain/access';
import { enrolmentId } from '../../src/domain/enrolment';
import { bundleRef, BUNDLES } from './bundleRecord';
import { db, TRANSACTION } from './firebase';
import { lessonRef } from './lesson';
import { entityOf } from './publishedRecord';

/**
 * Opening and closing what is sold, in the transaction of whatever gives or takes it. `access/{uid}_{product}` stands
 * while there is a source; `sales/{product}` counts who has it, so that rules can refuse to delete what somebody owns.
 */

const accessRef = (uid: string, product: string) => db.doc(`access/${accessId(uid, product)}`);
const salesRef = (product: string) => db.doc(`sales/${product}`);

export interface StoredAccess {
  uid: string;
  product: ProductName;
  access: DocumentSnapshot;
  sales: DocumentSnapshot;
  enrolment: DocumentSnapshot;
  lesson: DocumentSnapshot;
  /** Of a bundle: all that it gave, and what is in it now. */
  parts: readonly StoredAccess[];
}

/** To be called before the transaction's first write. */
export async function readAccess(
  transaction: Transaction,
  uid: string,
  product: ProductName,
): Promise<StoredAccess> {
  const [access, sales, enrolment, lesson] = await transaction.getAll(
    accessRef(uid, product.id),
    salesRef(product.id),
    db.doc(`enrolments/${enrolmentId(uid, product.id)}`),
    lessonRef(product.id),
  );
  if (!access || !sales || !enrolment || !lesson)
    throw new Error('The store gave fewer documents than were asked for');
  const parts = product.kind === 'bundle' ? await readParts(transaction, uid, product, access) : [];
  return { uid, product, access, sales, enrolment, lesson, parts };
}

async function readParts(
  transaction: Transaction,
  uid: string,
  { id }: ProductName,
  access: DocumentSnapshot,
): Promise<StoredAccess[]> {
  const given = parseAccess(access.data() ?? {}).parts;
  const bundle = entityOf(BUNDLES, await transaction.get(bundleRef(id)));
  const added = (bundle?.parts ?? []).filter((part) => !given.some((other) => other.id === part.id));
  return Promise.all([...given, ...added].map((part) => readAccess(transaction, uid, part)));
}

/** With the source given or taken away; the same once more changes nothing. */
export function setSource(
  transaction: Transaction,
  stored: StoredAccess,
  source: string,
  isGiven: boolean,
): void {
  const { uid, product, access, sales, enrolment, lesson } = stored;
  const before = parseAccess(access.data() ?? {}).sources;
  const others = before.filter((one) => one !== source);
  if (isGiven === before.includes(source)) return;
  const sources = isGiven ? [...others, source] : others;
  const updated_at = FieldValue.serverTimestamp();
  if (sources.length === 0) transaction.delete(access.ref);
  else if (access.exists) transaction.update(access.ref, { sources, ...givenBy(stored), updated_at });
  else {
    const { id, kind, title } = product;
    const created_at = FieldValue.serverTimestamp();
    transaction.create(access.ref, {
      uid,
      product: id,
      kind,
      title,
      sources,
      ...givenBy(stored),
      created_at,
      updated_at,
    });
  }
  countOwner(transaction, sales, Number(sources.length > 0) - Number(access.exists));
  setEnrolment(transaction, enrolment, sources.length > 0);
  // Student and tutor both read there whether it is paid.
  if (product.kind === 'lesson' && lesson.exists)
    transaction.update(lesson.ref, { is_paid: sources.length > 0, updated_at });
  setParts(transaction, stored, sources.length > 0);
}

/** What is written down of a bundle, so that a refund takes all that it gave, whatever is in it by then. */
const givenBy = ({ product, parts }: StoredAccess) =>
  product.kind === 'bundle' ? { parts: parts.map((part) => part.product) } : {};

/** The bundle is the source of its parts, however often it was paid for. */
function setParts(transaction: Transaction, { product, parts }: StoredAccess, isOpen: boolean): void {
  for (const part of parts) setSource(transaction, part, bundleSource(product.id), isOpen);
}

const OWNERS_AT_ONCE = 100;

/** To everybody who has the bundle; once more, it changes nothing. */
export async function giveAddedParts(bundleId: string): Promise<void> {
  let owners = db.collection('access').where('product', '==', bundleId).limit(OWNERS_AT_ONCE);
  for (;;) {
    const { docs } = await owners.get();
    for (const owner of docs) await giveParts(parseAccess(owner.data()));
    const last = docs.at(-1);
    if (!last || docs.length < OWNERS_AT_ONCE) return;
    owners = owners.startAfter(last);
  }
}

async function giveParts({ uid, product: id, kind, title }: ProductAccess): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const stored = await readAccess(transaction, uid, { id, kind, title });
    // It was given back meanwhile.
    if (!stored.access.exists) return;
    transaction.update(stored.access.ref, { ...givenBy(stored), updated_at: FieldValue.serverTimestamp() });
    setParts(transaction, stored, true);
  }, TRANSACTION);
}

function countOwner(transaction: Transaction, sales: DocumentSnapshot, change: number): void {
  if (change === 0) return;
  const owners = Number(sales.get('owners') ?? 0) + change;
  if (owners > 0) transaction.set(sales.ref, { owners });
  else transaction.delete(sales.ref);
}

/** A course that was taken because it was paid for closes with the access, and opens again where it was left. */
function setEnrolment(transaction: Transaction, enrolment: DocumentSnapshot, isOpen: boolean): void {
  const [from, to] = isOpen ? ['closed', 'active'] : ['active', 'closed'];
  if (enrolment.get('state') !== from || enrolment.get('is_paid') !== true) return;
  transaction.update(enrolment.ref, { state: to, updated_at: FieldValue.serverTimestamp() });
}

export async function isOwned(transaction: Transaction, product: string): Promise<boolean> {
  return (await transaction.get(salesRef(product))).exists;
}

export async function hasAccess(transaction: Transaction, uid: string, product: string): Promise<boolean> {
  return (await transaction.get(accessRef(uid, product))).exists;
}
