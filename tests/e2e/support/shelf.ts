import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { searchTerms } from '../../../src/domain/text';
import { ebookRecord } from '../../support/cases/ebookRecord';
import { adminDb } from '../../support/world';

/** Books of one test alone: a search for its word finds them and no others, whatever runs beside it. */
export interface Shelf {
  word: string;
  /** In alphabetical order. */
  titles: string[];
  clear: () => Promise<void>;
}

/** One book for each subject that is named, put there past the rules. */
export async function fillShelf(subjects: readonly string[]): Promise<Shelf> {
  const word = randomUUID().slice(0, 8);
  const at = FieldValue.serverTimestamp();
  const books = subjects.map((category, index) => ({
    ref: adminDb().doc(`ebooks/${randomUUID()}`),
    title: `${word} ${String(index + 1).padStart(2, '0')}`,
    category,
  }));
  const adding = adminDb().batch();
  for (const { ref, title, category } of books) {
    const changes = { title, category, search_terms: searchTerms(title), created_by: 'mwandishi' };
    adding.create(ref, ebookRecord({ ...changes, created_at: at, updated_at: at }));
  }
  await adding.commit();
  const clear = async () => {
    const clearing = adminDb().batch();
    books.forEach(({ ref }) => clearing.delete(ref));
    await clearing.commit();
  };
  return { word, titles: books.map(({ title }) => title), clear };
}
