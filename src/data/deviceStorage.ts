/** Small texts kept on this device. Private windows and full phones refuse storage: then nothing is kept. */
export interface DeviceStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

function quietly<T>(work: () => T, fallback: T): T {
  try {
    return work();
  } catch {
    return fallback;
  }
}

// Even naming `localStorage` throws where cookies are blocked, hence the function.
const storageOf = (open: () => Storage): DeviceStorage => ({
  read: (key) => quietly(() => open().getItem(key), null),
  write: (key, value) => quietly(() => open().setItem(key, value), undefined),
  remove: (key) => quietly(() => open().removeItem(key), undefined),
  keys: () => quietly(() => Object.keys(open()), []),
});

/** Until it is removed. */
export const localStore = storageOf(() => localStorage);

/** Until the tab is closed. */
export const tabStore = storageOf(() => sessionStorage);
