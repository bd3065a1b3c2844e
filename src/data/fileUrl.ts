import { env } from '../env';
import { EMULATOR_HOST } from './firebase';

/** The address of a file that everybody may read by rule: without a token, so that the rule goes on deciding. */
export function fileUrl(path: string): string {
  const host = env.emulators
    ? `http://${EMULATOR_HOST}:${env.emulators.storage}`
    : 'https://firebasestorage.googleapis.com';
  return `${host}/v0/b/${env.firebase.storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
}
