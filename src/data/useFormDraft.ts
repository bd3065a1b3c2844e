import { useState } from 'react';
import { tabStore } from './deviceStorage';

/**
 * What was typed, kept through a reload in this tab. It carries the record's id, so that a save which was under way
 * when the page went cannot make a second record.
 */
interface FormDraft<Values> {
  id: string;
  values: Values;
  /** Files were chosen; a browser gives no page its files back. */
  hadFiles: boolean;
}

interface DraftOptions<Values> {
  /** What is filled in: `ebook`, `audio`. */
  noun: string;
  uid: string;
  /** The record that is edited; null for a new one. */
  recordId: string | null;
  /** Whether what lies there are this form's values still. */
  fits(values: Partial<Values>): boolean;
}

const ownedBy = (uid: string) => `somo:draft:${uid}:`;
const keyOf = (noun: string, uid: string, recordId: string | null) =>
  `${ownedBy(uid)}${noun}:${recordId ?? 'new'}`;

/** The record is gone, and with it what was typed. */
export const clearFormDraft = (noun: string, uid: string, recordId: string) =>
  tabStore.remove(keyOf(noun, uid, recordId));

/** They go with their author: a form may hold somebody's phone number. */
export const forgetFormDrafts = (uid: string) =>
  tabStore
    .keys()
    .filter((key) => key.startsWith(ownedBy(uid)))
    .forEach((key) => tabStore.remove(key));

/** The draft of one filling-in of a form. */
export function useFormDraft<Values>({ noun, uid, recordId, fits }: DraftOptions<Values>) {
  const key = keyOf(noun, uid, recordId);
  const [restored] = useState(() => read(key, fits));
  const [id] = useState(() => recordId ?? restored?.id ?? crypto.randomUUID());
  return {
    /** The record's id, before it is stored too. */
    id,
    restored,
    save: (values: Values, hadFiles: boolean) =>
      tabStore.write(key, JSON.stringify({ id, values, hadFiles } satisfies FormDraft<Values>)),
    clear: () => tabStore.remove(key),
  };
}

function read<Values>(key: string, fits: (values: Partial<Values>) => boolean): FormDraft<Values> | null {
  try {
    const draft = JSON.parse(tabStore.read(key) ?? 'null') as Partial<FormDraft<Values>> | null;
    const isDraft = typeof draft?.id === 'string' && typeof draft.values === 'object' && fits(draft.values);
    return isDraft ? (draft as FormDraft<Values>) : null;
  } catch {
    return null;
  }
}
