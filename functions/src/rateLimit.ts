import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { CONTACT_RATES, contactMessages } from '../../src/domain/contact';
import { failure } from './callable';
import { db } from './firebase';
import { hash, type Sender } from './sender';

/**
 * How often something may be sent, by one sender and by all together. `rate_limits/{kind}_{sender}` keeps the times of
 * the last hour, so that no boundary between two hours lets twice as much through. Firestore's time to live
 * (`expires_at`) removes what nobody adds to.
 */
interface Rates {
  own: DocumentReference;
  all: DocumentReference;
}

export const ratesOf = (kind: 'message' | 'subscription', sender: Sender): Rates => ({
  own: db.doc(`rate_limits/${kind}_${sender.key}`),
  all: db.doc(`rate_limits/${kind}_all`),
});

/** Counts one more, or refuses. To be called before the transaction's first write. */
export async function countSending(transaction: Transaction, rates: Rates, sender: Sender): Promise<void> {
  const now = Date.now();
  const [own, all] = (await transaction.getAll(rates.own, rates.all)).map((stored) => recent(stored, now));
  if (own && own.length >= CONTACT_RATES.perSender) {
    throw failure(
      'resource-exhausted',
      sender.isSignedIn ? contactMessages.tooMany : contactMessages.tooManyHere,
    );
  }
  if (all && all.length >= CONTACT_RATES.overall) throw failure('resource-exhausted', contactMessages.busy);
  transaction.set(rates.own, counter([...(own ?? []), now]));
  transaction.set(rates.all, counter([...(all ?? []), now]));
}

/** The same for what people write in their own name: so much within an hour. */
export async function countOwn(
  transaction: Transaction,
  { kind, uid, limit, message }: { kind: string; uid: string; limit: number; message: string },
): Promise<void> {
  const ref = db.doc(`rate_limits/${kind}_${hash(`uid ${uid}`)}`);
  const now = Date.now();
  const times = recent(await transaction.get(ref), now);
  if (times.length >= limit) throw failure('resource-exhausted', message);
  transaction.set(ref, counter([...times, now]));
}

function recent(stored: DocumentSnapshot, now: number): number[] {
  const times: unknown = stored.get('times');
  if (!Array.isArray(times)) return [];
  return times.filter(
    (time): time is number => typeof time === 'number' && time > now - CONTACT_RATES.windowMs,
  );
}

const counter = (times: number[]) => ({
  times,
  expires_at: Timestamp.fromMillis((times.at(-1) ?? 0) + CONTACT_RATES.windowMs),
});
