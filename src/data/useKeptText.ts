import { useCallback, useEffect, useRef, useState } from 'react';
import { recall, remember } from './cache';

const SAVE_DELAY_MS = 400;

/** What is being written, kept on this device until it is sent; the key begins with the writer's id, so that signing out wipes it. */
export function useKeptText(key: string) {
  const [draft, setDraft] = useState('');
  const kept = useRef('');
  const keep = useCallback(
    (text: string) => {
      if (text === kept.current) return;
      kept.current = text;
      void remember(key, text);
    },
    [key],
  );

  useEffect(() => {
    let isHere = true;
    void recall<string>(key).then((entry) => {
      if (!isHere || typeof entry?.data !== 'string') return;
      kept.current = entry.data;
      // What was typed since the page opened is newer.
      setDraft((typed) => typed || String(entry.data));
    });
    return () => {
      isHere = false;
    };
  }, [key]);
  useKeeping(draft, keep);

  const clear = () => {
    setDraft('');
    keep('');
  };
  return { draft, setDraft, clear };
}

/** A little after the last change, and when the page goes: a phone may take it away at once. */
function useKeeping(draft: string, keep: (text: string) => void) {
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
    const timer = setTimeout(() => keep(draft), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft, keep]);
  useEffect(() => {
    const now = () => keep(latest.current);
    window.addEventListener('pagehide', now);
    return () => {
      window.removeEventListener('pagehide', now);
      now();
    };
  }, [keep]);
}
