import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { ProductKind } from '../../src/domain/access';
import { type Currency, parseMoney } from '../../src/domain/money';
import {
  currencyOf,
  duplicateMessage,
  type Payment,
  PAYMENT_LIMITS,
  PAYMENT_TRANSITIONS,
  type PaymentMethod,
  paymentMessages,
  type PaymentStatus,
  type ProductType,
  transactionKey,
  typeOfKind,
} from '../../src/domain/payment';
import {
  type BuyProductInput,
  buyProductSchema,
  type RecordPaymentInput,
  recordPaymentSchema,
  setPaymentStatusSchema,
} from '../../src/domain/paymentInput';
import { HOME_ZONE, wallTimeAt } from '../../src/domain/timeZone';
import { fullName } from '../../src/domain/user';
import { hasAccess } from './access';
import type { Caller } from './actor';
import { actorOf, addToAudit, auditRef } from './audit';
import { changesBetween } from './auditChanges';
import { activeUser, callable, failure, fieldFailure } from './callable';
import { customerWith } from './customer';
import { db, TRANSACTION } from './firebase';
import { paymentOf, paymentRef, payments, readBooks, toDocument, writeBooks } from './paymentStore';
import { findProduct, readProduct } from './product';
import { hash } from './sender';

/** The ledger: written here alone, each entry once, each step with its line in the audit log; nothing is deleted. */

/** What of an entry the audit log tells. */
const LOGGED = ['status', 'amount', 'currency', 'method', 'transaction_id', 'product', 'email'] as const;

const recordOf = ({ id, name, product }: Payment) => ({ id, title: `${name}: ${product}` });

export const recordPayment = callable(
  { name: 'recordPayment', access: 'payment.manage', schema: recordPaymentSchema },
  async (input, caller): Promise<Payment> => {
    const uid = await customerWith(input.email);
    return db.runTransaction((transaction) => record(transaction, input, uid, caller), TRANSACTION);
  },
);

async function record(
  transaction: Transaction,
  input: RecordPaymentInput,
  uid: string | null,
  caller: Caller,
): Promise<Payment> {
  const { isRepeated, ...details } = input;
  const savedHash = hash(JSON.stringify(details));
  const stored = await transaction.get(paymentRef(input.id));
  if (stored.exists) return earlier(stored, caller, savedHash);
  const type = input.productType as ProductType;
  const product = await findProduct(transaction, type, input.productId);
  if (!product) throw fieldFailure('not-found', 'productId', paymentMessages.productGone);
  if (!isRepeated) await assertNewReference(transaction, input.transactionId);
  const currency = input.currency as Currency;
  const payment: Payment = {
    id: input.id,
    name: input.name,
    email: input.email,
    amount: parseMoney(input.amount, currency) ?? 0,
    currency,
    date: input.date,
    status: input.status as PaymentStatus,
    transaction_id: input.transactionId,
    method: input.method as PaymentMethod,
    product: product.title,
    product_id: product.id,
    product_kind: product.kind,
    product_type: type,
    uid,
    seller: product.created_by,
    created_by: caller.uid,
    created_at: Date.now(),
  };
  await create(transaction, payment, caller, savedHash);
  return payment;
}

/** What an earlier try of the same call made. */
function earlier(stored: DocumentSnapshot, { uid }: Caller, savedHash: string): Payment {
  const payment = paymentOf(stored);
  if (!payment || payment.created_by !== uid || stored.get('saved_hash') !== savedHash)
    throw failure('already-exists', paymentMessages.createdAlready);
  return payment;
}

async function assertNewReference(transaction: Transaction, reference: string): Promise<void> {
  const same = payments().where('transaction_key', '==', transactionKey(reference)).limit(1);
  const [stored] = (await transaction.get(same)).docs;
  const payment = stored && paymentOf(stored);
  if (!payment) return;
  throw fieldFailure('already-exists', 'transactionId', duplicateMessage(payment.name, payment.status));
}

async function create(
  transaction: Transaction,
  payment: Payment,
  caller: Caller,
  savedHash: string,
): Promise<void> {
  const actor = actorOf(activeUser(caller));
  const books = await readBooks(transaction, payment);
  transaction.create(paymentRef(payment.id), {
    ...toDocument(payment),
    saved_hash: savedHash,
    created_at: FieldValue.serverTimestamp(),
  });
  writeBooks(transaction, books, null, payment);
  addToAudit(transaction, auditRef(`payment.create_${payment.id}`), {
    actor,
    action: 'payment.create',
    record: recordOf(payment),
    changes: changesBetween(undefined, { ...payment }, LOGGED),
  });
}

export const setPaymentStatus = callable(
  { name: 'setPaymentStatus', access: 'payment.manage', schema: setPaymentStatusSchema },
  async ({ id, status }, caller): Promise<Payment> => {
    const actor = actorOf(activeUser(caller));
    const entry = auditRef();
    return db.runTransaction(async (transaction) => {
      const payment = paymentOf(await transaction.get(paymentRef(id)));
      if (!payment) throw failure('not-found', paymentMessages.missing);
      const next = { ...payment, status: status as PaymentStatus };
      if (payment.status === next.status) return payment;
      if (!PAYMENT_TRANSITIONS[payment.status].includes(next.status))
        throw failure('failed-precondition', paymentMessages.transition);
      const books = await readBooks(transaction, next);
      transaction.update(paymentRef(id), toDocument(next));
      writeBooks(transaction, books, payment, next);
      addToAudit(transaction, entry, {
        actor,
        action: 'payment.status',
        record: recordOf(payment),
        changes: changesBetween({ ...payment }, { ...next }, ['status']),
      });
      return next;
    }, TRANSACTION);
  },
);

/** Somebody says that they have paid; an administrator looks whether the money came. It opens nothing yet. */
export const buyProduct = callable(
  { name: 'buyProduct', access: 'user', schema: buyProductSchema },
  (input, caller): Promise<Payment> =>
    db.runTransaction((transaction) => buy(transaction, input, caller), TRANSACTION),
);

async function buy(transaction: Transaction, input: BuyProductInput, caller: Caller): Promise<Payment> {
  const savedHash = hash(JSON.stringify(input));
  const stored = await transaction.get(paymentRef(input.id));
  if (stored.exists) return earlier(stored, caller, savedHash);
  const user = activeUser(caller);
  const kind = input.kind as ProductKind;
  const product = await readProduct(transaction, kind, input.productId);
  if (!product?.isForSale) throw failure('not-found', paymentMessages.notSold);
  if (await hasAccess(transaction, user.uid, product.id))
    throw failure('failed-precondition', paymentMessages.owned);
  await assertFewWaiting(transaction, user.uid);
  const payment: Payment = {
    id: input.id,
    name: fullName(user) || user.email,
    email: user.email,
    amount: product.price,
    currency: currencyOf(kind),
    date: wallTimeAt(Date.now(), HOME_ZONE).day,
    status: 'pending',
    transaction_id: input.transactionId,
    method: input.method as PaymentMethod,
    product: product.title,
    product_id: product.id,
    product_kind: kind,
    product_type: typeOfKind(kind),
    uid: user.uid,
    seller: product.created_by,
    created_by: user.uid,
    created_at: Date.now(),
  };
  await create(transaction, payment, caller, savedHash);
  return payment;
}

async function assertFewWaiting(transaction: Transaction, uid: string): Promise<void> {
  const waiting = payments()
    .where('uid', '==', uid)
    .where('status', '==', 'pending')
    .limit(PAYMENT_LIMITS.waiting);
  if ((await transaction.get(waiting)).size >= PAYMENT_LIMITS.waiting)
    throw failure('resource-exhausted', paymentMessages.waiting);
}
