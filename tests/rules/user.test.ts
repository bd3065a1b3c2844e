import { randomUUID } from 'node:crypto';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { type Actor, firestoreAs, uidOf } from '../support/actors';
import { adminDb, describePermissions, EVERYBODY, NOBODY, type Permission, useWorld } from '../support/world';

useWorld();

const ref = (actor: Actor, path: string) => doc(firestoreAs(actor), path);
const SIGNED_IN = EVERYBODY.filter((actor) => actor !== 'visitor');
const student = uidOf('student');

/** A document of the actor's own; a visitor tries with the id that a visitor would make up. */
const own = (actor: Actor, folder: string) => ref(actor, `users/${uidOf(actor)}/${folder}/${randomUUID()}`);

const place = { place: 12, updated_at: serverTimestamp() };
const marks = { places: [3, 12], updated_at: serverTimestamp() };

const table: Permission[] = [
  {
    what: "read a student's private record",
    allowed: ['student', 'admin'],
    attempt: (actor) => getDoc(ref(actor, `users/${student}`)),
  },
  {
    what: 'list users',
    allowed: NOBODY,
    attempt: (actor) => getDocs(query(collection(firestoreAs(actor), 'users'), limit(1))),
  },
  {
    what: 'make themselves administrator in their record',
    allowed: NOBODY,
    attempt: (actor) => updateDoc(ref(actor, `users/${uidOf(actor)}`), { role: 'admin' }),
  },
  {
    what: 'write a new private record for themselves',
    allowed: NOBODY,
    attempt: (actor) => setDoc(ref(actor, `users/${uidOf(actor)}`), { role: 'admin', status: 'active' }),
  },
  {
    what: 'delete their private record',
    allowed: NOBODY,
    attempt: (actor) => deleteDoc(ref(actor, `users/${uidOf(actor)}`)),
  },
  {
    what: 'read a profile',
    allowed: EVERYBODY,
    attempt: (actor) => getDoc(ref(actor, `profiles/${student}`)),
  },
  {
    what: "change a student's public name",
    allowed: ['student'],
    attempt: (actor) => updateDoc(ref(actor, `profiles/${student}`), { name: 'Asha M.' }),
  },
  {
    what: "add a field to a student's profile",
    allowed: NOBODY,
    attempt: (actor) => updateDoc(ref(actor, `profiles/${student}`), { role: 'admin' }),
  },
  {
    what: 'take an empty public name',
    allowed: NOBODY,
    attempt: (actor) => updateDoc(ref(actor, `profiles/${uidOf(actor)}`), { name: '' }),
  },
  {
    what: 'see whether a username is taken',
    allowed: EVERYBODY,
    attempt: (actor) => getDoc(ref(actor, 'usernames/asha')),
  },
  {
    what: 'reserve a username past the function',
    allowed: NOBODY,
    attempt: (actor) => setDoc(ref(actor, `usernames/${randomUUID()}`), { uid: uidOf(actor) }),
  },
  {
    what: "read a student's access to a book",
    allowed: ['student', 'admin'],
    attempt: async (actor) => {
      const id = `${student}_${randomUUID()}`;
      await adminDb().doc(`access/${id}`).set({ uid: student });
      return getDoc(ref(actor, `access/${id}`));
    },
  },
  {
    what: 'grant themselves access',
    allowed: NOBODY,
    attempt: (actor) => setDoc(ref(actor, `access/${uidOf(actor)}_${randomUUID()}`), { uid: uidOf(actor) }),
  },
  { what: 'read the catalogue', allowed: EVERYBODY, attempt: (actor) => getDoc(ref(actor, 'catalog/index')) },
  {
    what: 'write the catalogue',
    allowed: NOBODY,
    attempt: (actor) => setDoc(ref(actor, 'catalog/index'), { kinds: {} }),
  },
  {
    what: "read the home page's texts",
    allowed: EVERYBODY,
    attempt: (actor) => getDoc(ref(actor, 'site/home')),
  },
  {
    what: "write the home page's texts",
    allowed: NOBODY,
    attempt: (actor) => setDoc(ref(actor, 'site/home'), { title: 'x' }),
  },
  {
    what: 'see the list of unfinished uploads',
    allowed: NOBODY,
    attempt: (actor) => getDoc(ref(actor, 'uploads/any')),
  },
  {
    what: 'read a collection that nobody has heard of',
    allowed: NOBODY,
    attempt: (actor) => getDoc(ref(actor, 'anything/any')),
  },
  {
    what: 'keep their own place',
    allowed: SIGNED_IN,
    attempt: (actor) => setDoc(own(actor, 'positions'), place),
  },
  {
    what: 'read their own place',
    allowed: SIGNED_IN,
    attempt: (actor) => getDoc(own(actor, 'positions')),
  },
  {
    what: "write a student's place",
    allowed: ['student'],
    attempt: (actor) => setDoc(ref(actor, `users/${student}/positions/${randomUUID()}`), place),
  },
  {
    what: "read a student's place",
    allowed: ['student'],
    attempt: (actor) => getDoc(ref(actor, `users/${student}/positions/any`)),
  },
  {
    what: "collect everybody's places",
    allowed: NOBODY,
    attempt: (actor) => getDocs(query(collectionGroup(firestoreAs(actor), 'positions'), limit(1))),
  },
  {
    what: 'keep a place with a time of their own making',
    allowed: NOBODY,
    attempt: (actor) =>
      setDoc(own(actor, 'positions'), { ...place, updated_at: new Date(4_000_000_000_000) }),
  },
  {
    what: 'keep a place that is not a number',
    allowed: NOBODY,
    attempt: (actor) => setDoc(own(actor, 'positions'), { ...place, place: NaN }),
  },
  {
    what: 'keep more than a place',
    allowed: NOBODY,
    attempt: (actor) => setDoc(own(actor, 'positions'), { ...place, note: 'x' }),
  },
  {
    what: 'keep their own bookmarks',
    allowed: SIGNED_IN,
    attempt: (actor) => setDoc(own(actor, 'bookmarks'), marks),
  },
  {
    what: "read a student's bookmarks",
    allowed: ['student'],
    attempt: (actor) => getDoc(ref(actor, `users/${student}/bookmarks/any`)),
  },
  {
    what: 'keep 201 bookmarks in a book',
    allowed: NOBODY,
    attempt: (actor) =>
      setDoc(own(actor, 'bookmarks'), { ...marks, places: Array.from({ length: 201 }, (_, n) => n) }),
  },
  {
    what: 'forget their own place',
    allowed: SIGNED_IN,
    attempt: (actor) => deleteDoc(own(actor, 'positions')),
  },
];

describePermissions('users and what is theirs', table);
