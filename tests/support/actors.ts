import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { emulatorHost, PROJECT_ID, STORAGE_BUCKET } from './emulators';
import { type Actor, claimsOf } from './people';

/** The people of people.ts, each with the SDK that a browser has: what may they do, and what may they not? */

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
  const claims = claimsOf(actor);
  return claims ? { mockUserToken: claims } : {};
}

export const firestoreAs = (actor: Actor): Firestore => getFirestore(appOf(actor));
export const storageAs = (actor: Actor): FirebaseStorage => getStorage(appOf(actor));

export async function closeActors(): Promise<void> {
  await Promise.all([...apps.values()].map(deleteApp));
  apps.clear();
}
