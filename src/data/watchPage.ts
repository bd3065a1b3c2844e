interface Watching {
  /** The page may be going, or the connection is back: what waits is to be saved now. */
  onLeave: () => void;
  /** Somebody looks at it again. */
  onReturn: () => void;
}

/** Tells what happens to the page as a whole, until the returned function is called. */
export function watchPage({ onLeave, onReturn }: Watching): () => void {
  const onVisibility = () => (document.visibilityState === 'hidden' ? onLeave() : onReturn());
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('online', onLeave);
  window.addEventListener('focus', onReturn);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('online', onLeave);
    window.removeEventListener('focus', onReturn);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
