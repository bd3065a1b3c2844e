import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import type { Role } from '../../src/domain/permissions';
import { emulatorHost, PROJECT_ID, STORAGE_BUCKET } from './emulators';

/** Everybody whom the rules tell apart, each with the SDK that a browser has: what may they do, and what may they not? */
export const ACTORS = [
  'visitor',
  'student',
  'otherStudent',
  'teacher',
  'otherTeacher',
  'formerTeacher',
  'admin',
] as const;
export type Actor = (typeof ACTORS)[number];

interface Person {
  role: Role;
  /** What users/{uid} says. A former teacher's token still claims the role that the record has lost. */
  recordedRole: Role;
  status: 'active' | 'inactive';
}

export const PEOPLE: Record<Exclude<Actor, 'visitor'>, Person> = {
  student: { role: 'student', recordedRole: 'student', status: 'active' },
  otherStudent: { role: 'student', recordedRole: 'student', status: 'active' },
  teacher: { role: 'teacher', recordedRole: 'teacher', status: 'active' },
  otherTeacher: { role: 'teacher', recordedRole: 'teacher', status: 'active' },
  formerTeacher: { role: 'teacher', recordedRole: 'student', status: 'active' },
  admin: { role: 'admin', recordedRole: 'admin', status: 'active' },
};

export const uidOf = (actor: Actor) => `rules-${actor}`;

// A denial is what half of these tests ask for; the client would print each with its stack.
setLogLevel('silent');

const apps = new Map<Actor, FirebaseApp>();

function appOf(actor: Actor): FirebaseApp {
  const known = apps.get(actor);
  if (known) return known;
  const app = initializeApp(
    { projectId: PROJECT_ID, apiKey: 'demo', storageBucket: STORAGE_BUCKET },
    `actor-${actor}-${apps.size}`,
  );
  const token = tokenOf(actor);
  const firestore = emulatorHost('FIRESTORE_EMULATOR_HOST');
  connectFirestoreEmulator(getFirestore(app), firestore.host, firestore.port, token);
  const storage = emulatorHost('FIREBASE_STORAGE_EMULATOR_HOST');
  connectStorageEmulator(getStorage(app), storage.host, storage.port, token);
  apps.set(actor, app);
  return app;
}

function tokenOf(actor: Actor) {
  if (actor === 'visitor') return {};
  return { mockUserToken: { sub: uidOf(actor), role: PEOPLE[actor].role } };
}

export const firestoreAs = (actor: Actor): Firestore => getFirestore(appOf(actor));
export const storageAs = (actor: Actor): FirebaseStorage => getStorage(appOf(actor));

export async function closeActors(): Promise<void> {
  await Promise.all([...apps.values()].map(deleteApp));
  apps.clear();
}
