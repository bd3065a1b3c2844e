import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a change of page the focus goes to its heading, so that readers of the screen hear where they are and the
 * next Tab goes on from there. Until the heading is here it waits at `main`; where a page has put the focus itself,
 * it stays.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return followHeading();
  }, [pathname]);
  return null;
}

/** Pages and their skeletons come and go while a page loads; the first key or tap of the reader ends the chase. */
function followHeading(): () => void {
  const main = () => document.getElementById('main');
  const isWaiting = () => document.activeElement === document.body || document.activeElement === main();
  if (isWaiting() || !main()?.contains(document.activeElement)) focusOnHeading(main());
  const observer = new MutationObserver(() => {
    if (isWaiting()) focusOnHeading(main());
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const stop = () => observer.disconnect();
  const ends = ['keydown', 'pointerdown'] as const;
  ends.forEach((type) => window.addEventListener(type, stop, { once: true }));
  return () => {
    stop();
    ends.forEach((type) => window.removeEventListener(type, stop));
  };
}

function focusOnHeading(main: HTMLElement | null): void {
  // The reader's heading stands in its bar, outside of `main`.
  const target = main?.querySelector<HTMLElement>('h1') ?? main ?? document.querySelector('h1');
  if (!target || target === document.activeElement) return;
  target.tabIndex = -1;
  // Where the page stands is the business of the scroll restoration.
  target.focus({ preventScroll: true });
}
