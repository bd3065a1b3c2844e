import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { env } from '../env';
import { app } from './app';
import { EMULATOR_HOST } from './firebase';

/**
 * The whole Firestore client, four times the size of lite, for what is live and nothing else: it listens, and lite
 * writes. Their values must not meet, since each brings classes of its own (converter.ts).
 */
export const liveDb = getFirestore(app);

if (env.emulators) connectFirestoreEmulator(liveDb, EMULATOR_HOST, env.emulators.firestore);
