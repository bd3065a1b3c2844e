import type { Payment } from '../../src/domain/payment';
import {
  ALL_TOTALS,
  isSameTotals,
  NO_TOTALS,
  parseTotals,
  type PaymentTotals,
  sellerTotals,
  withPayment,
} from '../../src/domain/paymentTotals';
import type { Drift } from '../../src/domain/stats';
import { db } from './firebase';
import { paymentOf, payments, totalsRef } from './paymentStore';

/** The ledger's sums from its entries, once a night: they should be the same, and it says where they were not. */

const PAGE = 500;
const ROUNDS = 3;

async function sumUp(): Promise<Map<string, PaymentTotals>> {
  const sums = new Map<string, PaymentTotals>([[ALL_TOTALS, NO_TOTALS]]);
  const add = (id: string, payment: Payment) =>
    sums.set(id, withPayment(sums.get(id) ?? NO_TOTALS, payment, 1));
  let query = payments().orderBy('__name__').limit(PAGE);
  for (;;) {
    const { docs } = await query.get();
    for (const payment of docs.map(paymentOf)) {
      if (!payment) continue;
      add(ALL_TOTALS, payment);
      if (payment.uid) add(payment.uid, payment);
      if (payment.seller) add(sellerTotals(payment.seller), payment);
    }
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return sums;
    query = query.startAfter(last);
  }
}

const versionOf = async () => Number((await totalsRef(ALL_TOTALS).get()).get('version') ?? 0);

/** A payment that comes in meanwhile changes the version: then it is summed up once more, a few times at most. */
export async function recountPayments(): Promise<Drift[]> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const version = await versionOf();
    const sums = await sumUp();
    const drift = await settle(sums, version);
    if (drift) return drift;
  }
  return [];
}

/** Null when a payment came in since `version`. */
async function settle(sums: Map<string, PaymentTotals>, version: number): Promise<Drift[] | null> {
  return db.runTransaction(async (transaction) => {
    const refs = [...sums.keys()].map(totalsRef);
    const stored = await transaction.getAll(...refs);
    if (Number(stored[0]?.get('version') ?? 0) !== version) return null;
    const wrong = stored.filter(
      (document) => !isSameTotals(parseTotals(document.data() ?? null), sums.get(document.id) ?? NO_TOTALS),
    );
    for (const document of wrong)
      transaction.set(document.ref, { ...(sums.get(document.id) ?? NO_TOTALS), version: version + 1 });
    return wrong.map((document) => ({
      what: `payments ${document.id}`,
      kept: entriesOf(parseTotals(document.data() ?? null)),
      counted: entriesOf(sums.get(document.id) ?? NO_TOTALS),
    }));
  });
}

const entriesOf = ({ cells }: PaymentTotals) =>
  Object.values(cells).reduce((sum, { count }) => sum + count, 0);
