import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { env } from '../env';
import { app } from './app';
import { EMULATOR_HOST } from './firebase';

/** `initializeAuth` without a popup resolver: e-mail and password need none of its code. */
export const auth = initializeAuth(app, { persistence: browserLocalPersistence });

if (env.emulators) {
  connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${env.emulators.auth}`, { disableWarnings: true });
}

export const authReady = auth.authStateReady().then(() => auth);
