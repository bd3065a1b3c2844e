const PATIENCE_MS = 15_000;

/** How long a chosen file plays, in whole seconds, as this browser reads it; null when it cannot tell. */
export function readLength(file: File): Promise<number | null> {
  const url = URL.createObjectURL(file);
  const audio = new Audio();
  audio.preload = 'metadata';
  return new Promise<number | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    const end = (seconds: number | null) => {
      clearTimeout(timer);
      resolve(seconds);
    };
    audio.addEventListener('loadedmetadata', () => {
      const { duration } = audio;
      // Chapters must lie inside: what is begun of the last second does not count.
      end(Number.isFinite(duration) && duration > 0 ? Math.max(1, Math.floor(duration)) : null);
    });
    audio.addEventListener('error', () => end(null));
    audio.src = url;
  }).finally(() => {
    audio.removeAttribute('src');
    URL.revokeObjectURL(url);
  });
}
