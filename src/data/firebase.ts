import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { env } from '../env';

/**
 * The app and Firestore lite: request and response over plain HTTPS, a quarter of the full client's size. What needs
 * Auth, Storage or Functions loads them through the functions below, so that a visitor's first page carries neither.
 */
export const app = initializeApp(env.firebase);

export const db = getFirestore(app);

/** Where the emulators listen in a local run. */
export const EMULATOR_HOST = '127.0.0.1';

if (env.emulators) connectFirestoreEmulator(db, EMULATOR_HOST, env.emulators.firestore);

/** Auth, once it knows whether somebody is signed in. */
export const loadAuth = () => import('./auth').then((module) => module.authReady);

/** Calls a callable function (functions/src) and returns its result. Rejects with an `AppError` as cause of the text. */
export async function callFunction<Input, Output>(name: string, input: Input): Promise<Output> {
  const { invoke } = await import('./functions');
  return invoke<Input, Output>(name, input);
}
