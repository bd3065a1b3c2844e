/// <reference lib="webworker" />
import { createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/**
 * Keeps the landing pages' shells and code on the device, so that they open at once and without a connection. It keeps
 * nothing else: no answer of the API, no file, nothing of a reader; those have a cache of their own (data/cache.ts).
 */

declare const self: ServiceWorkerGlobalScope;
/** Filled in by scripts/siteWorker.ts. */
declare const KEPT_FILES: PrecacheEntry[];

// Filters and the like are for the page, not for its shell.
precacheAndRoute(KEPT_FILES, { ignoreURLParametersMatching: [/./] });

registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/shells/ebook'), { allowlist: [/^\/ebooks\/[^/]+$/] }),
);

/** Every other page comes from the server; without one, the bare shell says what is the matter. */
const bareShell = createHandlerBoundToURL('/app');
registerRoute(
  new NavigationRoute((options) => fetch(options.request).catch(() => bareShell(options)), {
    denylist: [/^\/__\//, /^\/media\//, /\.pdf$/],
  }),
);

/**
 * A new release waits until no page of the former one is open: their code would be gone. The one message is a page's
 * that has just opened; when it is the only one, it need not be closed first.
 */
self.addEventListener('message', (event) => event.waitUntil(takeOverFromOne()));

async function takeOverFromOne(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}
