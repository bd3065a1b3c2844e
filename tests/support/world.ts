import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { closeActors } from './actors';
import { PROJECT_ID, STORAGE_BUCKET } from './emulators';
import { EVERYBODY, uidOf } from './people';
import { STANDING } from './standing';

/** The state that a rules test begins with, written past the rules. */

export const adminApp = () =>
  getApps().find((app) => app.name === 'world') ??
  initializeApp({ projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET }, 'world');

/** The database as the server sees it. Import of FieldValue and friends: from firebase-admin/firestore. */
export const adminDb = (): Firestore => getFirestore(adminApp());
export const adminBucket = () => getStorage(adminApp()).bucket();

/** What the rules look up. */
export async function settleWorld(): Promise<void> {
  const batch = adminDb().batch();
  for (const [place, fields] of Object.entries(STANDING)) batch.set(adminDb().doc(place), fields);
  for (const actor of EVERYBODY) {
    if (actor === 'visitor') continue;
    batch.set(adminDb().doc(`profiles/${uidOf(actor)}`), { name: 'Asha Mbwana', avatar_url: null });
  }
  await batch.commit();
}

export async function closeWorld(): Promise<void> {
  await closeActors();
  await adminDb().terminate();
  await Promise.all(getApps().map(deleteApp));
}

/** At the top of a file of rules tests: the people are there, and every client is closed at the end. */
export function useWorld(): void {
  beforeAll(settleWorld);
  afterAll(closeWorld);
}
