import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore/lite';
import { fromDocument } from '../../data/converter';
import { callFunction } from '../../data/firebase';
import { db } from '../../data/firestore';
import { firstPageWithRows, pageConstraints, toPage } from '../../data/page';
import { forgetRecord } from '../../data/publicRecord';
import { parseAudio } from '../../domain/audio';
import { type Bundle, type BundlePart, type BundlePartKind, parseBundle } from '../../domain/bundle';
import type {
  BundleIdInput,
  CreateBundleInput,
  SetBundlePublishedInput,
  UpdateBundleInput,
} from '../../domain/bundleInput';
import { bundlePath } from '../../domain/bundleRecord';
import { parseCourse } from '../../domain/courseParse';
import { parseEbook } from '../../domain/ebook';
import { ON_DEMAND } from '../../domain/onDemand';
import type { Page, PageRequest } from '../../domain/page';
import type { SavedVersion } from '../../domain/saving';
import { matchesWords, searchTerm } from '../../domain/text';

/** What the back office reads and changes of bundles, and the material that it puts into them. */

interface Searched extends PageRequest {
  /** A teacher's own alone; null: everybody's (admins). */
  createdBy: string | null;
  search?: string | undefined;
}

const filtersOf = ({ createdBy, search = '' }: Searched) => {
  const term = searchTerm(search);
  return [
    ...(createdBy ? [where('created_by', '==', createdBy)] : []),
    ...(term ? [where('search_terms', 'array-contains', term)] : []),
  ];
};

export type BundleListRequest = Searched;

export const listBundles = (request: BundleListRequest) => firstPageWithRows(request, readBundles);

async function readBundles(request: BundleListRequest): Promise<Page<Bundle>> {
  const asked = query(collection(db, 'bundles'), ...filtersOf(request), ...pageConstraints(request));
  return toPage((await getDocs(asked)).docs, request, (stored) => {
    const bundle = parseBundle(stored.id, fromDocument(stored.data()));
    return bundle && matchesWords(request.search ?? '', bundle.title, bundle.subject) ? bundle : null;
  });
}

/** For the editor, which must not start from a cached state. */
export async function readBundleForEdit(id: string): Promise<Bundle | null> {
  const stored = (await getDoc(doc(db, bundlePath(id)))).data();
  return stored ? parseBundle(id, fromDocument(stored)) : null;
}

export interface PartSearch {
  kind: BundlePartKind;
  createdBy: string | null;
  search: string;
}

/** What can be put into a bundle. */
export interface FoundPart extends BundlePart {
  price: number;
  by: string;
}

type Parse = (id: string, data: Record<string, unknown>) => Omit<FoundPart, 'kind'> | null;

const parseCourseOf =
  (isOnDemand: boolean): Parse =>
  (id, data) => {
    const course = parseCourse(id, data);
    const fits = course?.status === 'published' && (course.course_type === ON_DEMAND) === isOnDemand;
    return fits ? { ...course, by: course.instructor } : null;
  };

const SHELVES: Record<BundlePartKind, { name: string; parse: Parse }> = {
  ebook: {
    name: 'ebooks',
    parse: (id, data) => {
      const ebook = parseEbook(id, data);
      return ebook && !ebook.is_hidden ? { ...ebook, by: ebook.author } : null;
    },
  },
  audio: {
    name: 'audios',
    parse: (id, data) => {
      const audio = parseAudio(id, data);
      return audio && !audio.is_hidden ? { ...audio, by: audio.author } : null;
    },
  },
  course: { name: 'courses', parse: parseCourseOf(false) },
  on_demand: { name: 'courses', parse: parseCourseOf(true) },
};

/** How many are offered at once; a search finds the others. */
const OFFERED = 8;

/** The newest that fit, of what is open to everybody. */
export async function findParts({ kind, createdBy, search }: PartSearch): Promise<FoundPart[]> {
  const { name, parse } = SHELVES[kind];
  const request: Searched = { createdBy, search, size: OFFERED };
  const page = await firstPageWithRows(request, async (next: Searched) => {
    const asked = query(collection(db, name), ...filtersOf(next), ...pageConstraints(next));
    return toPage((await getDocs(asked)).docs, next, (stored) => {
      const found = parse(stored.id, fromDocument(stored.data()));
      if (!found || !matchesWords(search, found.title, found.by)) return null;
      const { id, title, price, by } = found;
      return { kind, id, title, price, by };
    });
  });
  return page.rows;
}

export const createBundle = (input: CreateBundleInput) =>
  callFunction<CreateBundleInput, SavedVersion>('createBundle', input);

export async function updateBundle(input: UpdateBundleInput): Promise<SavedVersion> {
  const saved = await callFunction<UpdateBundleInput, SavedVersion>('updateBundle', input);
  await forgetRecord(`bundles/${input.id}`);
  return saved;
}

export async function setBundlePublished(input: SetBundlePublishedInput): Promise<void> {
  await callFunction<SetBundlePublishedInput, unknown>('setBundlePublished', input);
  await forgetRecord(`bundles/${input.id}`);
}

export async function removeBundle(id: string): Promise<void> {
  await callFunction<BundleIdInput, unknown>('deleteBundle', { id });
  await forgetRecord(`bundles/${id}`);
}
