/**
 * Where the build puts the address of the site's own code in a page that has a shell (`scripts/siteFiles.ts`). Such a
 * page shows something without that code, and running it first would keep a slow processor from painting.
 */
const CODE = 'link[data-start]';

/** A page in the background is never painted; nor may anything that keeps a browser from painting keep the site away. */
const LONGEST_WAIT_MS = 2000;

/** Starts the site's code when the shell is on the screen. Without a shell the page's HTML starts it. */
export function startAfterPaint(document: Document): void {
  const address = document.querySelector<HTMLLinkElement>(CODE)?.href;
  if (!address) return;
  void painted(document).then(() => import(/* @vite-ignore */ address));
}

/** A frame's callback runs just before its paint; what it puts off runs after. */
const painted = (document: Document) =>
  new Promise<void>((resolve) => {
    if (document.hidden) return resolve();
    setTimeout(resolve, LONGEST_WAIT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
