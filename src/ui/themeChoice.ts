import { useSyncExternalStore } from 'react';

/** Which colours the reader wants. public/theme.js applies the same choice before the first paint. */
export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const KEY = 'somo-theme';
const listeners = new Set<() => void>();
const darkQuery = '(prefers-color-scheme: dark)';

function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return appliedChoice();
  }
}

const appliedChoice = (): ThemeChoice => {
  const applied = document.documentElement.dataset.theme;
  return applied === 'light' || applied === 'dark' ? applied : 'system';
};

function apply(choice: ThemeChoice) {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  listeners.forEach((listener) => listener());
}

export function chooseTheme(choice: ThemeChoice) {
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Storage is blocked or full: the choice holds for this visit.
  }
  apply(choice);
}

function subscribe(listener: () => void) {
  const followOtherTabs = (event: StorageEvent) => {
    if (event.key === KEY) apply(readChoice());
  };
  const device = matchMedia(darkQuery);
  listeners.add(listener);
  window.addEventListener('storage', followOtherTabs);
  device.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTabs);
    device.removeEventListener('change', listener);
  };
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readChoice, () => 'system');
}

/** What is on the screen now, for what cannot read CSS variables. */
export function useIsDark(): boolean {
  const isDark = () =>
    appliedChoice() === 'system' ? matchMedia(darkQuery).matches : appliedChoice() === 'dark';
  return useSyncExternalStore(subscribe, isDark, () => false);
}
