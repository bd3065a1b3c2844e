/** Where the suite listens; `npm test` sets these variables, as firebase-tools does for functions. */
export const PROJECT_ID = process.env.GCLOUD_PROJECT ?? 'demo-somo';
export const STORAGE_BUCKET = `${PROJECT_ID}.firebasestorage.app`;

export function emulatorHost(variable: string): { host: string; port: number } {
  const [host, port] = (process.env[variable] ?? '').split(':');
  if (!host || !port) throw new Error(`${variable} is not set: run these tests with npm test -- suite`);
  return { host, port: Number(port) };
}
