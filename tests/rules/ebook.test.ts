import { randomUUID } from 'node:crypto';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { Timestamp } from 'firebase-admin/firestore';
import { type Actor, firestoreAs, uidOf } from '../support/actors';
import { type EbookCase, INVALID_EBOOK_CASES, VALID_EBOOK_CASES } from '../support/cases/ebook';
import { ebookRecord } from '../support/cases/ebookRecord';
import {
  adminDb,
  describePermissions,
  EVERYBODY,
  isAllowed,
  NOBODY,
  type Permission,
  useWorld,
} from '../support/world';

useWorld();

/** Puts a book there that `owner` created, past the rules, and says its id. */
async function storedBook(owner: Actor = 'teacher', changes: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  const at = Timestamp.fromMillis(1_700_000_000_000);
  const record = ebookRecord({ created_by: uidOf(owner), created_at: at, updated_at: at, ...changes });
  await adminDb().doc(`ebooks/${id}`).set(record);
  return id;
}

const ref = (actor: Actor, id: string) => doc(firestoreAs(actor), 'ebooks', id);

const create = (actor: Actor, changes: Record<string, unknown> = {}, id = randomUUID()) =>
  setDoc(
    ref(actor, id),
    ebookRecord({
      created_by: uidOf(actor),
      created_at: serverTimestamp(),
      updated_at: serverTimestamp(),
      ...changes,
    }),
  );

const update = async (actor: Actor, changes: Record<string, unknown>) =>
  updateDoc(ref(actor, await storedBook()), { updated_at: serverTimestamp(), ...changes });

const books = (actor: Actor) => collection(firestoreAs(actor), 'ebooks');

const table: Permission[] = [
  {
    what: 'read one book',
    allowed: EVERYBODY,
    attempt: async (actor) => getDoc(ref(actor, await storedBook())),
  },
  { what: 'list all books', allowed: ['admin'], attempt: (actor) => getDocs(query(books(actor), limit(5))) },
  { what: 'count all books', allowed: ['admin'], attempt: (actor) => getCount(books(actor)) },
  {
    what: 'list their own books',
    allowed: ['teacher', 'otherTeacher', 'formerTeacher', 'admin'],
    attempt: (actor) =>
      getDocs(
        query(
          books(actor),
          where('created_by', '==', uidOf(actor)),
          where('search_terms', 'array-contains', 'al'),
          orderBy('created_at', 'desc'),
          limit(5),
        ),
      ),
  },
  {
    what: "list another teacher's books",
    allowed: ['admin'],
    attempt: (actor) => {
      const owner = actor === 'teacher' ? 'otherTeacher' : 'teacher';
      return getDocs(query(books(actor), where('created_by', '==', uidOf(owner)), limit(5)));
    },
  },
  {
    what: 'list books of two authors, one of them their own',
    allowed: ['admin'],
    attempt: (actor) =>
      getDocs(query(books(actor), where('created_by', 'in', [uidOf(actor), 'rules-somebody']), limit(5))),
  },
  {
    what: 'create a book as themselves',
    allowed: ['teacher', 'otherTeacher', 'admin'],
    attempt: (actor) => create(actor),
  },
  {
    what: "create a book in somebody else's name",
    allowed: NOBODY,
    attempt: (actor) => create(actor, { created_by: 'rules-somebody' }),
  },
  {
    what: 'create a book that is older than it is',
    allowed: NOBODY,
    attempt: (actor) => create(actor, { created_at: Timestamp.fromMillis(0).toDate() }),
  },
  {
    what: 'create a book under an id that is no UUID',
    allowed: NOBODY,
    attempt: (actor) => create(actor, {}, `book-${randomUUID()}`),
  },
  {
    what: "change a teacher's book",
    allowed: ['teacher', 'admin'],
    attempt: (actor) => update(actor, { title: 'Algebra once more' }),
  },
  {
    what: "give a teacher's book to another author",
    allowed: NOBODY,
    attempt: (actor) => update(actor, { created_by: uidOf('otherTeacher') }),
  },
  {
    what: 'change when a book was created',
    allowed: NOBODY,
    attempt: (actor) => update(actor, { created_at: serverTimestamp() }),
  },
  {
    what: 'add a field that books have not',
    allowed: NOBODY,
    attempt: (actor) => update(actor, { rating: 5 }),
  },
  {
    what: 'take a field away from a book',
    allowed: NOBODY,
    attempt: (actor) => update(actor, { description: deleteField() }),
  },
  {
    what: "point a book at a file in somebody else's folder",
    allowed: NOBODY,
    attempt: (actor) => update(actor, { file_path: 'ebooks/rules-somebody/1700000000000-abc.pdf' }),
  },
  {
    what: 'keep the files when an administrator edits, or the author does',
    allowed: ['teacher', 'admin'],
    attempt: async (actor) => {
      const path = `ebooks/${uidOf('teacher')}/1700000000000-abc.pdf`;
      const id = await storedBook('teacher', { file_path: path });
      await updateDoc(ref(actor, id), { file_path: path, title: 'Kept', updated_at: serverTimestamp() });
    },
  },
  {
    what: "publish a paid book's address",
    allowed: NOBODY,
    attempt: (actor) =>
      update(actor, {
        price: 5000,
        file_path: `ebooks/${uidOf(actor)}/1700000000000-abc.pdf`,
        file_url: 'https://firebasestorage.googleapis.com/v0/b/x/o/y?alt=media&token=z',
      }),
  },
  {
    what: 'point a cover at another site',
    allowed: NOBODY,
    attempt: (actor) =>
      update(actor, {
        cover_path: `ebook-covers/${uidOf(actor)}/1700000000000-abc.png`,
        cover_url: 'https://evil.example/v0/b/x.png',
      }),
  },
  {
    what: "delete a teacher's book",
    allowed: ['teacher', 'admin'],
    attempt: async (actor) => deleteDoc(ref(actor, await storedBook())),
  },
];

describePermissions('ebooks', table);

/** The same rows that the form's schema is tested with, as a teacher would write them past the form. */
const stored = (cases: readonly EbookCase[]) => cases.filter((row) => row.record);

describe('what a book may hold', () => {
  test.each(stored(VALID_EBOOK_CASES))('$name is accepted', async ({ record }) => {
    expect(await isAllowed(() => create('teacher', record))).toBe(true);
  });

  test.each(stored(INVALID_EBOOK_CASES))('$name is refused', async ({ record }) => {
    expect(await isAllowed(() => create('teacher', record))).toBe(false);
  });
});
