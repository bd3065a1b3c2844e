import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type DocumentSnapshot, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

/** The Admin SDK: it passes by every rule, so each function decides for itself who may do what. */
export const app = getApps()[0] ?? initializeApp();

export const db = getFirestore(app);
export const auth = getAuth(app);

export const bucket = () => getStorage(app).bucket();

/** For records that many write to at once: each try that another one disturbs is one more. */
export const TRANSACTION = { maxAttempts: 20 };

export const hasCode = (error: unknown, code: number | string) =>
  (error as { code?: unknown } | null)?.code === code;

/** True for what the Admin SDK throws when there is no such object. */
export const isNotFound = (error: unknown) => hasCode(error, 404);

/** True for what it throws when a document that is to be created is there. */
export const isAlreadyThere = (error: unknown) => hasCode(error, 6);

/** The fields as the domain knows them, instants in milliseconds since 1970; null where there is no document. */
export function fieldsOf(stored: DocumentSnapshot): Record<string, unknown> | null {
  const data = stored.data();
  if (!data) return null;
  const entries = Object.entries(data).map(([field, value]): [string, unknown] => [
    field,
    value instanceof Timestamp ? value.toMillis() : value,
  ]);
  return Object.fromEntries(entries);
}
