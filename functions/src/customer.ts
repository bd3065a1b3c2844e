import type { DecodedIdToken } from 'firebase-admin/auth';
import { foldEmail } from '../../src/domain/contact';
import { fullName } from '../../src/domain/user';
import { addToAudit, auditRef } from './audit';
import { db, TRANSACTION } from './firebase';
import { paymentOf, paymentRef, payments, readBooks, toDocument, writeBooks } from './paymentStore';
import { accountWith, userOf, userRef } from './userRecord';

/** Whose payment it is. Anybody can type an e-mail, so it counts for nobody until its owner has verified it. */

/** The account whose verified e-mail this is; null: a payment waits for them. */
export async function customerWith(email: string): Promise<string | null> {
  const account = await accountWith(email);
  return account?.emailVerified ? account.uid : null;
}

/** More than anybody has waiting; what is left comes with the next night. */
const AT_ONCE = 50;

/** What waited for the owner of this e-mail becomes theirs. */
export async function matchPayments({
  uid,
  email,
  email_verified,
}: Pick<DecodedIdToken, 'uid' | 'email' | 'email_verified'>): Promise<void> {
  if (!email || !email_verified) return;
  const waiting = payments().where('email_key', '==', foldEmail(email)).where('uid', '==', null);
  const { docs } = await waiting.limit(AT_ONCE).get();
  for (const { id } of docs) await give(id, uid);
}

async function give(id: string, uid: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(paymentRef(id));
    const payment = paymentOf(stored);
    if (!payment || payment.uid) return;
    const user = userOf(await transaction.get(userRef(uid)));
    const next = { ...payment, uid };
    const books = await readBooks(transaction, next);
    transaction.update(stored.ref, toDocument(next));
    writeBooks(transaction, books, payment, next);
    addToAudit(transaction, auditRef(`payment.match_${id}`), {
      actor: { uid, name: user ? fullName(user) : '' },
      action: 'payment.match',
      record: { id, title: `${payment.name}: ${payment.product}` },
      changes: [],
    });
  }, TRANSACTION);
}
