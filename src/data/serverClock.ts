import { loadOnce } from './loadOnce';

/**
 * How far this device's clock is behind the server's, in milliseconds: cheap phones are wrong by minutes, and what begins
 * at an hour begins by the server's. Asked for once a visit, of this site's own server, whose answers say when they were
 * made.
 */
export const serverOffset = loadOnce(() => measure().catch(() => 0));

/** The header has whole seconds, and the way takes its time. */
const TRUSTED_MS = 3000;

async function measure(): Promise<number> {
  const before = Date.now();
  const { headers } = await fetch('/somo.webmanifest', { method: 'HEAD', cache: 'no-store' });
  const made = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1000;
  const offset = made - (before + Date.now()) / 2;
  return Math.abs(offset) > TRUSTED_MS ? offset : 0;
}
