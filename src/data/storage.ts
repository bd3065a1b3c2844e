import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { env } from '../env';
import { app } from './app';
import { EMULATOR_HOST } from './firebase';

export const storage = getStorage(app);

if (env.emulators) connectStorageEmulator(storage, EMULATOR_HOST, env.emulators.storage);
