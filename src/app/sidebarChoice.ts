import { useState } from 'react';

const KEY = 'somo-sidebar';

function readCollapsed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'collapsed';
  } catch {
    return false;
  }
}

/** Whether the back office's sidebar is narrow, remembered on this device. */
export function useCollapsed() {
  const [isCollapsed, setCollapsed] = useState(readCollapsed);
  const remember = (next: boolean) => {
    setCollapsed(next);
    try {
      localStorage.setItem(KEY, next ? 'collapsed' : 'wide');
    } catch {
      // Storage is blocked or full: the choice holds for this visit.
    }
  };
  return [isCollapsed, remember] as const;
}
