import { leaveFormerRelease } from '../siteWorker';

const KEY = 'somo-reloaded-at';
const PAUSE = 60_000;

/** Code that should be on the server and is not: a release has replaced it since this page was opened. */
export function isStaleChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message)
  );
}

/** Loading the page again may help, and was not tried a moment ago. */
export function mayReload(now = Date.now()): boolean {
  if (!navigator.onLine) return false;
  try {
    return now - Number(sessionStorage.getItem(KEY)) >= PAUSE;
  } catch {
    return false;
  }
}

/** On its own, since nothing else can stand in for the browser's. */
export function reloadPage() {
  void leaveFormerRelease().finally(() => window.location.reload());
}

export function markReload(now = Date.now()) {
  sessionStorage.setItem(KEY, String(now));
}
