import { tabStore } from '../../data/deviceStorage';
import type { EbookForm } from '../../domain/ebookForm';

/**
 * What was typed, kept through a reload in this tab. It carries the record's id, so that a save which was under way
 * when the page went cannot make a second book.
 */
export interface EbookDraft {
  id: string;
  values: EbookForm;
  /** Files were chosen; a browser gives no page its files back. */
  hadFiles: boolean;
}

const keyOf = (uid: string, ebookId: string | null) => `somo:draft:ebook:${uid}:${ebookId ?? 'new'}`;

export function readDraft(uid: string, ebookId: string | null): EbookDraft | null {
  try {
    const draft: unknown = JSON.parse(tabStore.read(keyOf(uid, ebookId)) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

export const saveDraft = (uid: string, ebookId: string | null, draft: EbookDraft) =>
  tabStore.write(keyOf(uid, ebookId), JSON.stringify(draft));

export const clearDraft = (uid: string, ebookId: string | null) => tabStore.remove(keyOf(uid, ebookId));

function isDraft(value: unknown): value is EbookDraft {
  const draft = value as Partial<EbookDraft> | null;
  return (
    typeof draft?.id === 'string' &&
    typeof draft.values?.title === 'string' &&
    Array.isArray(draft.values.chapters)
  );
}
