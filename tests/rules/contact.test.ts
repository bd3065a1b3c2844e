import { randomUUID } from 'node:crypto';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { Timestamp } from 'firebase-admin/firestore';
import { type Actor, firestoreAs, uidOf } from '../support/actors';
import { VALID_CONTACT } from '../support/cases/contact';
import { adminDb, describePermissions, NOBODY, type Permission } from '../support/world';

const ref = (actor: Actor, path: string) => doc(firestoreAs(actor), path);
const record = { ...VALID_CONTACT, uid: uidOf('student'), status: 'new' };

/** Puts a message there that the student wrote, past the rules, and says where. */
async function storedMessage(): Promise<string> {
  const path = `messages/${randomUUID()}`;
  await adminDb()
    .doc(path)
    .set({ ...record, created_at: Timestamp.fromMillis(1_700_000_000_000) });
  return path;
}

const update = async (actor: Actor, changes: Record<string, unknown>) =>
  updateDoc(ref(actor, await storedMessage()), changes);

const table: Permission[] = [
  {
    what: 'read a message',
    allowed: ['admin'],
    attempt: async (actor) => getDoc(ref(actor, await storedMessage())),
  },
  {
    what: 'list new messages',
    allowed: ['admin'],
    attempt: (actor) =>
      getDocs(
        query(
          collection(firestoreAs(actor), 'messages'),
          where('status', '==', 'new'),
          orderBy('created_at', 'desc'),
          limit(5),
        ),
      ),
  },
  {
    what: 'list their own messages',
    allowed: ['admin'],
    attempt: (actor) =>
      getDocs(query(collection(firestoreAs(actor), 'messages'), where('uid', '==', uidOf(actor)), limit(5))),
  },
  {
    what: 'write a message past the function',
    allowed: NOBODY,
    attempt: (actor) => setDoc(ref(actor, `messages/${randomUUID()}`), record),
  },
  {
    what: 'mark a message as done',
    allowed: ['admin'],
    attempt: (actor) => update(actor, { status: 'done' }),
  },
  { what: 'mark a message as new', allowed: ['admin'], attempt: (actor) => update(actor, { status: 'new' }) },
  {
    what: 'give a message a status that nobody knows',
    allowed: NOBODY,
    attempt: (actor) => update(actor, { status: 'lost' }),
  },
  {
    what: "change a message's words",
    allowed: NOBODY,
    attempt: (actor) => update(actor, { status: 'done', message: 'Nothing to see here' }),
  },
  {
    what: 'delete a message',
    allowed: NOBODY,
    attempt: async (actor) => deleteDoc(ref(actor, await storedMessage())),
  },
  {
    what: 'see whether an address subscribed',
    allowed: NOBODY,
    attempt: (actor) => getDoc(ref(actor, `subscribers/${randomUUID()}`)),
  },
  {
    what: 'list the subscribers',
    allowed: NOBODY,
    attempt: (actor) => getDocs(query(collection(firestoreAs(actor), 'subscribers'), limit(1))),
  },
  {
    what: 'subscribe an address past the function',
    allowed: NOBODY,
    attempt: (actor) => setDoc(ref(actor, `subscribers/${randomUUID()}`), { email: VALID_CONTACT.email }),
  },
  {
    what: 'read a rate limit',
    allowed: NOBODY,
    attempt: (actor) => getDoc(ref(actor, 'rate_limits/message_all')),
  },
  {
    what: 'take back what a rate limit counted',
    allowed: NOBODY,
    attempt: (actor) => setDoc(ref(actor, 'rate_limits/message_all'), { times: [] }),
  },
];

describePermissions('messages, subscribers and rate limits', table);
