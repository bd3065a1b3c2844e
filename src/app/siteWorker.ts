import { within } from '../data/api';
import { env } from '../env';

/** The page's side of the service worker (app/serviceWorker.ts). */

/** The first page's pictures have the line to themselves until then. */
const PAUSE_MS = 3000;
const UPDATE_LIMIT_MS = 3000;

/** Missing where pages are not secure, and in some private windows. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

export function keepSiteOnDevice(): void {
  // While developing, the code changes under the worker's feet.
  if (env.isDevelopment) return;
  const later = () => setTimeout(() => void register(), PAUSE_MS);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

async function register(): Promise<void> {
  try {
    const registration = await workers()?.register('/sw.js');
    registration?.waiting?.postMessage('a page has opened');
  } catch {
    // Blocked, or a full phone: the site comes from the server every time, as before.
  }
}

/**
 * Called when code of this page is gone from the server. Where a newer release is there, the next load must not come
 * from the former one on the device.
 */
export async function leaveFormerRelease(): Promise<void> {
  try {
    const registration = await workers()?.getRegistration();
    await within(UPDATE_LIMIT_MS, Promise.resolve(registration?.update()));
    if (registration?.installing ?? registration?.waiting) await registration?.unregister();
  } catch {
    // Without a connection, what is on the device is all there is.
  }
}
