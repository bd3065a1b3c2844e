/**
 * Code or a client that comes with its first use. Kept, since even for code that is there import() answers too late for
 * what is saved while its page is closed; a failure is not kept, so that the next use tries again.
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
