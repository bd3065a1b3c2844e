import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { accessId, parseAccess, type ProductName } from '../../src/domain/access';
import { enrolmentId } from '../../src/domain/enrolment';
import { db } from './firebase';
import { lessonRef } from './lesson';

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
  return { uid, product, access, sales, enrolment, lesson };
}

/** With the source given or taken away; the same once more changes nothing. */
export function setSource(
  transaction: Transaction,
  { uid, product, access, sales, enrolment, lesson }: StoredAccess,
  source: string,
  isGiven: boolean,
): void {
  const before = parseAccess(access.data() ?? {}).sources;
  const others = before.filter((one) => one !== source);
  if (isGiven === before.includes(source)) return;
  const sources = isGiven ? [...others, source] : others;
  const updated_at = FieldValue.serverTimestamp();
  if (sources.length === 0) transaction.delete(access.ref);
  else if (access.exists) transaction.update(access.ref, { sources, updated_at });
  else {
    const { id, kind, title } = product;
    const created_at = FieldValue.serverTimestamp();
    transaction.create(access.ref, { uid, product: id, kind, title, sources, created_at, updated_at });
  }
  countOwner(transaction, sales, Number(sources.length > 0) - Number(access.exists));
  setEnrolment(transaction, enrolment, sources.length > 0);
  // Student and tutor both read there whether it is paid.
  if (product.kind === 'lesson' && lesson.exists)
    transaction.update(lesson.ref, { is_paid: sources.length > 0, updated_at });
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

export async function hasAccess(transaction: Transaction, uid: string, product: string): Promise<boolean> {
  return (await transaction.get(accessRef(uid, product))).exists;
}
