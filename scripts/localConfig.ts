import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Ports } from './ports';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const PROJECT_ID = 'demo-somo';
export const STORAGE_BUCKET = `${PROJECT_ID}.firebasestorage.app`;

interface HostingHeader {
  source: string;
  headers: { key: string; value: string }[];
}

interface FirebaseJson {
  hosting: { headers: HostingHeader[] } & Record<string, unknown>;
  emulators?: unknown;
}

export const configFile = (ports: Ports) => path.join(ROOT, `firebase.local-${ports.hosting}.json`);

/**
 * firebase.json for a local run: the real one plus ports, and the emulators' addresses in the content security policy,
 * which must not be in what is deployed. It stands in the root because firebase-tools takes its folder as the project's.
 */
export function writeLocalConfig(ports: Ports): string {
  const config = JSON.parse(fs.readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as FirebaseJson;
  const host = '127.0.0.1';
  const at = (port: number) => ({ host, port });
  const local = {
    ...config,
    hosting: {
      ...config.hosting,
      headers: config.hosting.headers.map((rule) => allowEmulators(rule, ports)),
    },
    emulators: {
      auth: at(ports.auth),
      functions: at(ports.functions),
      firestore: { ...at(ports.firestore), websocketPort: ports.websocket },
      storage: at(ports.storage),
      hosting: at(ports.hosting),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      hub: at(ports.hub),
      logging: at(ports.logging),
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
  const file = configFile(ports);
  fs.writeFileSync(file, JSON.stringify(local, null, 2));
  return file;
}

function allowEmulators(rule: HostingHeader, ports: Ports): HostingHeader {
  const origins = [ports.auth, ports.functions, ports.firestore, ports.storage].map(
    (port) => `http://127.0.0.1:${port}`,
  );
  const headers = rule.headers.map(({ key, value }) => ({
    key,
    value:
      key === 'Content-Security-Policy'
        ? value.replace(/(connect-src|img-src|media-src) /g, `$1 ${origins.join(' ')} `)
        : value,
  }));
  return { ...rule, headers };
}

/** What the site is told about where the emulators listen (src/env.ts). */
export const siteEnv = (ports: Ports) => ({
  VITE_SITE_URL: `http://127.0.0.1:${ports.hosting}`,
  VITE_EMULATORS: JSON.stringify({
    auth: ports.auth,
    firestore: ports.firestore,
    functions: ports.functions,
    storage: ports.storage,
  }),
});

/** What the Admin SDK is told (seed, function tests). */
export const adminEnv = (ports: Ports) => ({
  GCLOUD_PROJECT: PROJECT_ID,
  // Google's libraries would look for a server of the cloud that is not there.
  METADATA_SERVER_DETECTION: 'none',
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET }),
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
  FUNCTIONS_EMULATOR_HOST: `127.0.0.1:${ports.functions}`,
  SOMO_BASE_URL: `http://127.0.0.1:${ports.hosting}`,
});
