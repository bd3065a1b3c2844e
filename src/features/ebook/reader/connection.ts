const RETRY_MS = 2000;

/** Resolves when the browser is back online, or after a moment where it believes to be online already. */
export function waitForConnection(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, RETRY_MS);
    else window.addEventListener('online', () => resolve(), { once: true });
  });
}
