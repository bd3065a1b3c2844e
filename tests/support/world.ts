import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { type Actor, ACTORS, closeActors, PEOPLE, uidOf } from './actors';
import { PROJECT_ID, STORAGE_BUCKET } from './emulators';

/** The state that a rules test begins with, written past the rules. */

export const adminApp = () =>
  getApps().find((app) => app.name === 'world') ??
  initializeApp({ projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET }, 'world');

/** The database as the server sees it. Import of FieldValue and friends: from firebase-admin/firestore. */
export const adminDb = (): Firestore => getFirestore(adminApp());
export const adminBucket = () => getStorage(adminApp()).bucket();

/** The records of the people whom the rules look up. */
export async function settlePeople(): Promise<void> {
  const batch = adminDb().batch();
  for (const actor of ACTORS) {
    if (actor === 'visitor') continue;
    const { recordedRole, status } = PEOPLE[actor];
    batch.set(adminDb().doc(`users/${uidOf(actor)}`), {
      email: `${actor}@somo.example`,
      first_name: 'Asha',
      last_name: 'Mbwana',
      username: '',
      role: recordedRole,
      status,
      joined: Timestamp.now(),
    });
    batch.set(adminDb().doc(`profiles/${uidOf(actor)}`), { name: 'Asha Mbwana', avatar_url: null });
  }
  await batch.commit();
}

export async function closeWorld(): Promise<void> {
  await closeActors();
  await adminDb().terminate();
  await Promise.all(getApps().map(deleteApp));
}

const DENIALS = ['permission-denied', 'storage/unauthorized', 'storage/unauthenticated'];

/** Whether the rules let it through; anything but a denial is a fault of the test and thrown. */
export async function isAllowed(attempt: () => Promise<unknown>): Promise<boolean> {
  try {
    await attempt();
    return true;
  } catch (error) {
    if (DENIALS.includes((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}

/** One line of a permission table: who may, everybody else may not. */
export interface Permission {
  what: string;
  allowed: readonly Actor[];
  /** Prepares what is needed past the rules, then tries as the actor. */
  attempt: (actor: Actor) => Promise<unknown>;
}

export const EVERYBODY = ACTORS;
export const NOBODY: readonly Actor[] = [];

/** At the top of a file of rules tests: the people are there, and every client is closed at the end. */
export function useWorld(): void {
  beforeAll(settlePeople);
  afterAll(closeWorld);
}

/** The table as tests: every line for every actor. */
export function describePermissions(noun: string, table: readonly Permission[]): void {
  describe(noun, () => {
    for (const { what, allowed, attempt } of table) {
      test.each(ACTORS.map((actor) => [allowed.includes(actor) ? 'may' : 'may not', actor] as const))(
        `${what}: %s %s`,
        async (verdict, actor) => {
          expect(await isAllowed(() => attempt(actor))).toBe(verdict === 'may');
        },
      );
    }
  });
}
