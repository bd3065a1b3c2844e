import { useEffect, useRef, useState } from 'react';
import type { SearchEntry } from './searchEntry';
import type { SearchAnswer, SearchGroup, SearchMessage, SearchQuestion } from './searchIndex';
import { startSearchWorker } from './startSearchWorker';

interface SearchState {
  /** The last answer, until the next one is here; null before the first. */
  groups: SearchGroup[] | null;
  /** The worker could not start: its code is missing, or the browser too old. */
  hasFailed: boolean;
}

/** Asks the index in the worker. Answers that come late for a question that has changed are dropped. */
export function useSearch(
  entries: readonly SearchEntry[] | undefined,
  question: SearchQuestion,
): SearchState {
  const [groups, setGroups] = useState<SearchGroup[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const worker = useRef<Worker | null>(null);
  const asked = useRef(0);
  const { text, kind, subject, form } = question;

  useEffect(() => {
    const started = startSearchWorker();
    started.onmessage = ({ data }: MessageEvent<SearchAnswer>) => {
      if (data.number === asked.current) setGroups(data.groups);
    };
    started.onerror = () => setFailed(true);
    worker.current = started;
    return () => started.terminate();
  }, []);

  useEffect(() => {
    if (entries) tell(worker.current, { type: 'load', entries: [...entries] });
  }, [entries]);

  useEffect(() => {
    if (!entries) return;
    asked.current += 1;
    tell(worker.current, { type: 'find', number: asked.current, question: { text, kind, subject, form } });
  }, [entries, text, kind, subject, form]);

  return { groups, hasFailed };
}

const tell = (worker: Worker | null, message: SearchMessage) => worker?.postMessage(message);
