/** The only place that reads the build's environment. `tests/support/env.ts` stands in for it under jest. */

export interface EmulatorPorts {
  auth: number;
  firestore: number;
  functions: number;
  storage: number;
}

export interface FirebaseConfig {
  projectId: string;
  apiKey: string;
  authDomain?: string;
  storageBucket: string;
  appId?: string;
  messagingSenderId?: string;
}

interface Env {
  firebase: FirebaseConfig;
  /** Ports on this machine, in a local run; null for a real project. */
  emulators: EmulatorPorts | null;
  isDevelopment: boolean;
  /** Where the site is reached, for addresses that others hold: without a slash at its end. */
  siteUrl: string;
}

const parse = <T>(json: string | undefined, fallback: T): T => (json ? (JSON.parse(json) as T) : fallback);

const firebase = parse<FirebaseConfig>(import.meta.env.VITE_FIREBASE_CONFIG as string | undefined, {
  projectId: 'demo-somo',
  apiKey: 'demo',
  storageBucket: 'demo-somo.firebasestorage.app',
});

export const env: Env = {
  firebase,
  emulators: parse<EmulatorPorts | null>(import.meta.env.VITE_EMULATORS as string | undefined, null),
  isDevelopment: import.meta.env.DEV,
  // Hosting gives every project this address until it has one of its own.
  siteUrl:
    (import.meta.env.VITE_SITE_URL as string | undefined)?.replace(/\/$/, '') ??
    `https://${firebase.projectId}.web.app`,
};
