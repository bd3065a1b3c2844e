import { useEffect, useState } from 'react';
import { forget, recall, remember } from '../../data/cache';
import { cleanText, foldText, isBlank } from '../../domain/text';

const MOST = 6;

/**
 * What was searched for on this device and led somewhere, last first. It lies beside what the owner's reads left, and
 * goes with it at sign-out.
 */
export function useRecentSearches(owner: string) {
  const key = `${owner}:searches`;
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => {
    let isGone = false;
    void recall<string[]>(key).then((kept) => {
      if (!isGone) setRecent(kept?.data ?? []);
    });
    return () => {
      isGone = true;
    };
  }, [key]);

  const keep = (search: string) => {
    const text = cleanText(search);
    if (isBlank(text)) return;
    const others = recent.filter((other) => foldText(other) !== foldText(text));
    const next = [text, ...others].slice(0, MOST);
    setRecent(next);
    void remember(key, next);
  };
  const clear = () => {
    setRecent([]);
    void forget(key);
  };
  return { recent, keep, clear };
}
