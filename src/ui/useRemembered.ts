import { useState } from 'react';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A choice kept on this device; null is none. Where storage is blocked or full it holds for this visit. */
export function useRemembered(key: string) {
  const [value, setValue] = useState(() => read(key));
  const remember = (next: string | null) => {
    setValue(next);
    try {
      if (next === null) localStorage.removeItem(key);
      else localStorage.setItem(key, next);
    } catch {
      // See above.
    }
  };
  return [value, remember] as const;
}
