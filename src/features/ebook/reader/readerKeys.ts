import { useEffect, useRef } from 'react';

export type ReaderCommand = 'next' | 'previous' | 'first' | 'last' | 'down' | 'up' | 'larger' | 'smaller';

const COMMANDS: Record<string, ReaderCommand> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'previous',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  ArrowDown: 'down',
  ArrowUp: 'up',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
};

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget | null;
}

/** What a key means to the reader; null leaves it to the browser, as in a field or a dialog. */
export function commandOf({ key, ctrlKey, metaKey, altKey, target }: Key): ReaderCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (target instanceof Element && target.closest('input, textarea, select, dialog')) return null;
  return COMMANDS[key] ?? null;
}

/** As far as an arrow key moves a page. */
export const ARROW_STEP = 60;

export function useReaderKeys(run: (command: ReaderCommand) => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command) return;
      event.preventDefault();
      latest.current(command);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
