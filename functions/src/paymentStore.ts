import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { foldEmail } from '../../src/domain/contact';
import { type Payment, parsePayment, transactionKey } from '../../src/domain/payment';
import {
  ALL_TOTALS,
  parseTotals,
  type PaymentTotals,
  sellerTotals,
  withPayment,
} from '../../src/domain/paymentTotals';
import { searchTerms } from '../../src/domain/text';
import { readAccess, setSource, type StoredAccess } from './access';
import { db, fieldsOf } from './firebase';

/** `payments/{id}` with all that follows from it: the totals, and what it opens for its customer. */

export const payments = () => db.collection('payments');
export const paymentRef = (id: string) => payments().doc(id);
export const totalsRef = (id: string) => db.doc(`payment_totals/${id}`);

export const paymentOf = (stored: DocumentSnapshot): Payment | null => {
  const fields = fieldsOf(stored);
  return fields && parsePayment(stored.id, fields);
};

/** The record with what the ledger looks up, which must follow every change. */
export function toDocument(payment: Payment) {
  const { id, created_at: _at, ...fields } = payment;
  return {
    ...fields,
    email_key: foldEmail(payment.email),
    transaction_key: transactionKey(payment.transaction_id),
    search_terms: searchTerms(payment.name, payment.email, payment.transaction_id, payment.product, id),
    updated_at: FieldValue.serverTimestamp(),
  };
}

interface StoredTotals {
  stored: DocumentSnapshot;
  totals: PaymentTotals;
}

/** What a change of a payment touches. */
export interface PaymentBooks {
  all: StoredTotals;
  /** Where it is known whose material was sold. */
  seller: StoredTotals | null;
  /** Where the payment has an owner. */
  own: { totals: StoredTotals; access: StoredAccess } | null;
}

async function readTotals(transaction: Transaction, id: string): Promise<StoredTotals> {
  const stored = await transaction.get(totalsRef(id));
  return { stored, totals: parseTotals(stored.data() ?? null) };
}

/** To be called before the transaction's first write, with the payment as it will be. */
export async function readBooks(transaction: Transaction, payment: Payment): Promise<PaymentBooks> {
  const { uid, product, product_id, product_kind } = payment;
  const all = await readTotals(transaction, ALL_TOTALS);
  const seller = payment.seller ? await readTotals(transaction, sellerTotals(payment.seller)) : null;
  if (!uid) return { all, seller, own: null };
  const name = { kind: product_kind, id: product_id, title: product };
  const totals = await readTotals(transaction, uid);
  return { all, seller, own: { totals, access: await readAccess(transaction, uid, name) } };
}

/** Books the step from one state of a payment to the next; null: it was not there. */
export function writeBooks(
  transaction: Transaction,
  { all, seller, own }: PaymentBooks,
  before: Payment | null,
  after: Payment,
): void {
  writeTotals(transaction, all, before, after);
  if (seller) writeTotals(transaction, seller, before, after);
  if (!own) return;
  // What waited for its owner counts with them from now on.
  writeTotals(transaction, own.totals, before?.uid ? before : null, after);
  setSource(transaction, own.access, after.id, after.status === 'success');
}

function writeTotals(
  transaction: Transaction,
  { stored, totals }: StoredTotals,
  before: Payment | null,
  after: Payment,
): void {
  const without = before ? withPayment(totals, before, -1) : totals;
  const { cells, months } = withPayment(without, after, 1);
  // The recount looks at the version to tell whether a payment came in meanwhile.
  transaction.set(stored.ref, { cells, months, version: Number(stored.get('version') ?? 0) + 1 });
}
