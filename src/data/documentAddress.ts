import { env } from '../env';
import { EMULATOR_HOST } from './firebase';

/** Where Firestore's REST interface is, and what a document is called there. */

export const documentHost = () =>
  env.emulators ? `http://${EMULATOR_HOST}:${env.emulators.firestore}` : 'https://firestore.googleapis.com';

export const DATABASE = `projects/${env.firebase.projectId}/databases/(default)`;

export const documentName = (path: string) => `${DATABASE}/documents/${path}`;
