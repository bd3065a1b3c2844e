import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { accessId, type ProductKind } from '../../../src/domain/access';
import {
  BUYER_METHODS,
  currencyOf,
  parsePayment,
  type Payment,
  PAYMENT_METHODS,
  type PaymentStatus,
  transactionKey,
  typeOfKind,
} from '../../../src/domain/payment';
import { ALL_TOTALS, sellerTotals, totalsOf } from '../../../src/domain/paymentTotals';
import { searchTerms } from '../../../src/domain/text';
import { BOUGHT_AUDIO_TITLE } from './audios';
import { BOUGHT_TITLES } from './ebooks';
import { DAY_MS, hashOf, recordIdOf } from './seedFile';
import type { SeedUser } from './users';

/** What people have paid, tried to pay and got back, with what it opens and adds up to. */

export interface SoldItem {
  id: string;
  kind: ProductKind;
  title: string;
  price: number;
  /** Whose material it is. */
  by: string;
}

const STATUSES: readonly PaymentStatus[] = ['success', 'success', 'success', 'pending', 'success', 'failed'];
/** So many students have paid for something. */
const BUYERS = 28;

interface Sale {
  user: Pick<SeedUser, 'uid' | 'email' | 'firstName' | 'lastName'> | null;
  item: SoldItem;
  status: PaymentStatus;
  method: string;
  daysAgo: number;
}

function salesOf(users: readonly SeedUser[], items: readonly SoldItem[]): Sale[] {
  const itemOf = (title: string) => items.find((item) => item.title === title);
  const bought: readonly string[] = [...BOUGHT_TITLES, BOUGHT_AUDIO_TITLE];
  const demo = users.find(({ uid }) => uid === 'student') ?? null;
  const others = items.filter(({ title }) => !bought.includes(title));
  const own = bought.flatMap((title): Sale[] => {
    const item = itemOf(title);
    return item ? [{ user: demo, item, status: 'success', method: 'M-Pesa', daysAgo: 40 }] : [];
  });
  const more = (['pending', 'refunded'] as const).flatMap((status, index): Sale[] => {
    const item = others[index];
    return item ? [{ user: demo, item, status, method: 'Tigo Pesa', daysAgo: 3 + index * 9 }] : [];
  });
  const students = users.filter(({ uid }) => uid.startsWith('student-')).slice(0, BUYERS);
  const rest = students.flatMap((user, index): Sale[] => {
    const item = others[index % others.length];
    const status = STATUSES[index % STATUSES.length] ?? 'success';
    const methods = index % 5 === 0 ? PAYMENT_METHODS : BUYER_METHODS;
    return item
      ? [{ user, item, status, method: methods[index % methods.length] ?? 'Cash', daysAgo: 4 + index * 5 }]
      : [];
  });
  const [first] = others;
  const waiting: Sale[] = first
    ? [{ user: null, item: first, status: 'success', method: 'Bank Transfer', daysAgo: 2 }]
    : [];
  return [...own, ...more, ...rest, ...waiting];
}

export function seedPayments(users: readonly SeedUser[], items: readonly SoldItem[], now: Date): Payment[] {
  return salesOf(users, items).map(({ user, item, status, method, daysAgo }, index) => {
    const at = now.getTime() - daysAgo * DAY_MS;
    const payment = parsePayment(`pmt_${recordIdOf(`payment ${index}`)}`, {
      name: user ? `${user.firstName} ${user.lastName}` : 'Salum Omari',
      email: user?.email ?? 'salum.omari@barua.example',
      amount: item.price,
      currency: currencyOf(item.kind),
      date: new Date(at).toISOString().slice(0, 10),
      status,
      transaction_id: hashOf(`payment ${index}`).slice(0, 10).toUpperCase(),
      method,
      product: item.title,
      product_id: item.id,
      product_kind: item.kind,
      product_type: typeOfKind(item.kind),
      uid: user?.uid ?? null,
      seller: item.by,
      created_by: 'admin',
      created_at: at,
    });
    if (!payment) throw new Error('A sample payment says neither who nor what.');
    return payment;
  });
}

export async function storePayments(db: Firestore, payments: readonly Payment[]): Promise<number> {
  const batch = db.batch();
  for (const { id, created_at, ...payment } of payments) {
    const at = Timestamp.fromMillis(created_at);
    const { name, email, transaction_id, product } = payment;
    batch.set(db.doc(`payments/${id}`), {
      ...payment,
      email_key: email,
      transaction_key: transactionKey(transaction_id),
      search_terms: searchTerms(name, email, transaction_id, product, id),
      created_at: at,
      updated_at: at,
    });
  }
  const booksOf = ({ uid, seller }: Payment) => [ALL_TOTALS, uid, seller && sellerTotals(seller)];
  for (const id of new Set(payments.flatMap(booksOf).filter((book) => book !== null))) {
    const totals = totalsOf(payments.filter((payment) => booksOf(payment).includes(id)));
    batch.set(db.doc(`payment_totals/${id}`), { ...totals, version: 1 });
  }
  const given = payments.filter(({ uid, status }) => uid && status === 'success');
  for (const { id, uid, product, product_id, product_kind, created_at } of given) {
    const at = Timestamp.fromMillis(created_at);
    batch.set(db.doc(`access/${accessId(uid ?? '', product_id)}`), {
      uid,
      product: product_id,
      kind: product_kind,
      title: product,
      sources: [id],
      created_at: at,
      updated_at: at,
    });
    const owners = given.filter((other) => other.product_id === product_id).length;
    batch.set(db.doc(`sales/${product_id}`), { owners });
  }
  await batch.commit();
  return payments.length;
}
