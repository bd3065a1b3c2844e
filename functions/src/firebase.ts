import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

/** The Admin SDK: it passes by every rule, so each function decides for itself who may do what. */
export const app = getApps()[0] ?? initializeApp();

export const db = getFirestore(app);
export const auth = getAuth(app);

export const bucket = () => getStorage(app).bucket();

/** True for what the Admin SDK throws when there is no such object. */
export const isNotFound = (error: unknown) => (error as { code?: unknown } | null)?.code === 404;
