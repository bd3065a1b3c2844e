import { initializeApp } from 'firebase/app';
import { env } from '../env';

/** What Firestore, Auth, Storage and Functions are made from. No public page waits for it (data/firebase.ts). */
export const app = initializeApp(env.firebase);
