import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { env } from '../env';
import { app } from './app';
import { EMULATOR_HOST } from './firebase';

/** Firestore lite: request and response over plain HTTPS, a quarter of the full client's size. */
export const db = getFirestore(app);

if (env.emulators) connectFirestoreEmulator(db, EMULATOR_HOST, env.emulators.firestore);
