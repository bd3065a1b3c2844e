import {
  collection,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  query,
  type QueryConstraint,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { forgetCatalog } from '../../data/catalog';
import { fromDocument } from '../../data/converter';
import { db } from '../../data/firestore';
import { firstPageWithRows, pageConstraints, toPage } from '../../data/page';
import { type Ebook, type EbookFiles, parseEbook } from '../../domain/ebook';
import type { EbookForm } from '../../domain/ebookForm';
import { toRecord } from '../../domain/ebookRecord';
import type { Page, PageRequest } from '../../domain/page';
import { matchesWords, searchTerm } from '../../domain/text';
import { forgetEbook } from './ebookPublic';

const ebooks = collection(db, 'ebooks');

/** For the editor, which must not start from a cached state. */
export async function readFreshEbook(id: string): Promise<Ebook | null> {
  const snapshot = await getDoc(doc(ebooks, id));
  return snapshot.exists() ? parseEbook(snapshot.id, fromDocument(snapshot.data())) : null;
}

export interface EbookFilters {
  type?: string | undefined;
  subject?: string | undefined;
  formLevel?: string | undefined;
  search?: string | undefined;
}

export interface EbookListRequest extends EbookFilters, PageRequest {
  /** A teacher's own books only; null lists everybody's (admins). */
  createdBy: string | null;
}

const ownedBy = (uid: string | null): QueryConstraint[] => (uid ? [where('created_by', '==', uid)] : []);

/** Firestore looks up the longest word of a search; a title or publisher must hold the others too. */
export const listEbooks = (request: EbookListRequest) => firstPageWithRows(request, readPage);

async function readPage(request: EbookListRequest): Promise<Page<Ebook>> {
  const { createdBy, type, subject, formLevel, search = '' } = request;
  const term = searchTerm(search);
  const filters = [
    ...ownedBy(createdBy),
    ...(type ? [where('type', '==', type)] : []),
    ...(subject ? [where('category', '==', subject)] : []),
    ...(formLevel ? [where('form_level', '==', formLevel)] : []),
    ...(term ? [where('search_terms', 'array-contains', term)] : []),
  ];
  const { docs } = await getDocs(query(ebooks, ...filters, ...pageConstraints(request)));
  return toPage(docs, request, (snapshot) => {
    const ebook = parseEbook(snapshot.id, fromDocument(snapshot.data()));
    return ebook && matchesWords(search, ebook.title, ebook.publisher) ? ebook : null;
  });
}

export interface EbookStats {
  total: number;
  newThisMonth: number;
  featured: number;
  free: number;
}

/** The stats strip, counted by the server: four aggregations, whatever the size of the list. */
export async function readEbookStats(createdBy: string | null): Promise<EbookStats> {
  const now = new Date();
  const monthStart = Timestamp.fromDate(new Date(now.getFullYear(), now.getMonth(), 1));
  const count = async (...constraints: QueryConstraint[]) =>
    (await getCount(query(ebooks, ...ownedBy(createdBy), ...constraints))).data().count;
  const [total, newThisMonth, featured, free] = await Promise.all([
    count(),
    count(where('created_at', '>=', monthStart)),
    count(where('is_featured', '==', true)),
    count(where('price', '==', 0)),
  ]);
  return { total, newThisMonth, featured, free };
}

export interface SaveEbookInput {
  id: string;
  form: EbookForm;
  files: EbookFiles;
  /** The signed-in author: set when creating, left out when updating. */
  createdBy?: string;
}

/** A free book's file is for everyone, a paid one's address must not stand in a public document. */
const withPrice = (form: EbookForm, files: EbookFiles) => {
  const record = { ...toRecord(form), ...files.cover, ...files.file };
  return record.price > 0 ? { ...record, file_url: null } : record;
};

/**
 * Creates under the id that the form made when it opened, so that a retry after a lost answer cannot make a second
 * book: the rules refuse the repeated create, and the stored one is found to be ours.
 */
export async function createEbook({ id, form, files, createdBy }: SaveEbookInput): Promise<void> {
  const record = {
    cover_url: null,
    cover_path: null,
    file_url: null,
    file_path: null,
    file_name: null,
    file_size: null,
    ...withPrice(form, files),
    created_by: createdBy,
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
  };
  try {
    await setDoc(doc(ebooks, id), record);
  } catch (error) {
    const stored = await readFreshEbook(id).catch(() => null);
    if (!createdBy || stored?.created_by !== createdBy) throw error;
    // An earlier try arrived although its answer was lost; what was changed since then goes in now.
    await updateDoc(doc(ebooks, id), changes({ id, form, files }));
  }
  await forgetCatalog();
}

const changes = ({ form, files }: SaveEbookInput) => ({
  ...withPrice(form, files),
  updated_at: serverTimestamp(),
});

/** Rejects with `not-found` when the book was deleted meanwhile; the rules alone would say "permission denied". */
export async function updateEbook(input: SaveEbookInput): Promise<void> {
  const { id } = input;
  try {
    await updateDoc(doc(ebooks, id), changes(input));
  } catch (error) {
    const stored = await readFreshEbook(id).catch(() => undefined);
    if (stored !== null) throw error;
    throw Object.assign(new Error('This ebook was deleted meanwhile.'), { code: 'not-found' });
  }
  await forgetEbook(id);
}

/** The book's files follow it by a trigger (functions/src/ebook.ts). */
export async function removeEbook(id: string): Promise<void> {
  await deleteDoc(doc(ebooks, id));
  await forgetEbook(id);
}

/** One by one: what went before a failure is gone, what comes after stays. */
export async function removeEbooks(ids: string[]): Promise<void> {
  for (const id of ids) await removeEbook(id);
}
