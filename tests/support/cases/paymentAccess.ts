import { randomUUID } from 'node:crypto';
import { type CollectionAccess, same } from '../net/table';
import { NOBODY, PUBLISHERS, SIGNED_IN, uidOf } from '../people';
import { FUNCTIONS_WRITE } from './tutorAccess';

const payment = (uid: string | null) => ({
  name: 'Neema Mushi',
  email: 'neema@shule.example',
  amount: 12_000,
  currency: 'TZS',
  date: '2026-02-03',
  status: 'pending',
  transaction_id: 'SKJ7X2QP4T',
  method: 'M-Pesa',
  product: 'Physics',
  product_id: 'physics',
  product_kind: 'ebook',
  product_type: 'Ebook',
  uid,
});

/** The ledger is administrators'; customers see what is theirs, and nobody gives themselves anything. */
export const paymentAccess: CollectionAccess = {
  on: 'collection',
  name: 'payments',
  path: (_owner, key) => `payments/pmt_${key}`,
  record: payment,
  change: { status: 'success' },
  ownedBy: (owner) => [['uid', '==', owner]],
  may: {
    get: { own: SIGNED_IN, others: ['admin'] },
    list: { own: SIGNED_IN, others: ['admin'] },
    ...FUNCTIONS_WRITE,
  },
  specials: [
    {
      what: 'read a payment that waits for its owner',
      allowed: ['admin'],
      attempt: () => ({
        on: 'document',
        method: 'get',
        path: `payments/pmt_${randomUUID()}`,
        stored: payment(null),
        data: {},
      }),
    },
    {
      what: 'list what waits for its owner',
      allowed: ['admin'],
      attempt: () => ({ on: 'collection', collection: 'payments', where: [['uid', '==', null]], limit: 5 }),
    },
  ],
};

/** What everybody or one customer has paid, and what somebody's own material brought. */
export const paymentTotalsAccess: CollectionAccess = {
  on: 'collection',
  name: 'payment_totals',
  path: (owner) => `payment_totals/seller_${owner}`,
  record: () => ({ cells: {}, months: {}, version: 1 }),
  change: { cells: {}, version: 2 },
  may: { get: { own: PUBLISHERS, others: ['admin'] }, list: same(NOBODY), ...FUNCTIONS_WRITE },
  specials: [
    {
      what: 'read the sum of what they have paid themselves',
      allowed: ['admin'],
      attempt: (actor) => ({
        on: 'document',
        method: 'get',
        path: `payment_totals/${uidOf(actor)}`,
        stored: { cells: {}, months: {}, version: 1 },
        data: {},
      }),
    },
  ],
};

/** The dashboard's figures: the whole, and each teacher's. */
export const statsAccess: CollectionAccess = {
  on: 'collection',
  name: 'stats',
  path: (owner) => `stats/${owner}`,
  record: () => ({ counts: { users: 1 }, months: {} }),
  change: { counts: { users: 9000 } },
  may: { get: { own: PUBLISHERS, others: ['admin'] }, list: same(NOBODY), ...FUNCTIONS_WRITE },
};

/** Whether a product may be deleted is for those to know who might. */
export const salesAccess: CollectionAccess = {
  on: 'collection',
  name: 'sales',
  path: (_owner, key) => `sales/${key}`,
  record: () => ({ owners: 1 }),
  change: { owners: 0 },
  may: { get: same(PUBLISHERS), list: same(NOBODY), ...FUNCTIONS_WRITE },
};
