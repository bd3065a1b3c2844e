import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { type ContactForm, contactMessages, foldEmail } from '../../src/domain/contact';
import { sendMessageSchema, subscribeSchema } from '../../src/domain/contactInput';
import { callable, failure } from './callable';
import { db, TRANSACTION } from './firebase';
import { countSending, ratesOf } from './rateLimit';
import { hash, senderOf } from './sender';

/** Post from anybody, signed in or not: what administrators read at /admin/messages, and who wants to hear from Somo. */

export const sendMessage = callable(
  { name: 'sendMessage', access: 'public', schema: sendMessageSchema },
  async ({ id, website, ...form }, caller, request): Promise<null> => {
    if (website) return null;
    const sender = senderOf(caller, request);
    const ref = db.doc(`messages/${id}`);
    await db.runTransaction(async (transaction) => {
      const stored = await transaction.get(ref);
      if (stored.exists) return assertSame(stored, form);
      await countSending(transaction, ratesOf('message', sender), sender);
      transaction.create(ref, {
        ...form,
        uid: caller?.uid ?? null,
        status: 'new',
        created_at: FieldValue.serverTimestamp(),
      });
    }, TRANSACTION);
    return null;
  },
);

/** The same message once more means that the answer to the first was lost. */
function assertSame(stored: DocumentSnapshot, form: ContactForm): void {
  const isSame = Object.entries(form).every(([field, value]) => stored.get(field) === value);
  if (!isSame) throw failure('already-exists', contactMessages.sentAlready);
}

/** The answer, and what is counted, are the same for a known address and a new one: it tells nobody who subscribed. */
export const subscribe = callable(
  { name: 'subscribe', access: 'public', schema: subscribeSchema },
  async ({ email, website }, caller, request): Promise<null> => {
    if (website) return null;
    const sender = senderOf(caller, request);
    const ref = db.doc(`subscribers/${hash(foldEmail(email))}`);
    await db.runTransaction(async (transaction) => {
      const stored = await transaction.get(ref);
      await countSending(transaction, ratesOf('subscription', sender), sender);
      if (!stored.exists) transaction.create(ref, { email, created_at: FieldValue.serverTimestamp() });
    }, TRANSACTION);
    return null;
  },
);
