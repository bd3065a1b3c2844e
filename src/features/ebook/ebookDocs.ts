import { getCount, query, type QueryConstraint, Timestamp, where } from 'firebase/firestore/lite';
import type { Hiding } from '../../data/hiding';
import { MaterialDocs, type MaterialListRequest } from '../../data/materialDocs';
import { type EbookFiles, parseEbook } from '../../domain/ebook';
import type { EbookForm } from '../../domain/ebookForm';
import { toRecord } from '../../domain/ebookRecord';

const ebooks = new MaterialDocs({
  collection: 'ebooks',
  parse: parseEbook,
  searched: ({ title, publisher }) => [title, publisher],
  blank: {
    cover_url: null,
    cover_path: null,
    file_url: null,
    file_path: null,
    file_name: null,
    file_size: null,
  },
  deleted: 'This ebook was deleted meanwhile.',
});

export const readFreshEbook = (id: string) => ebooks.readFresh(id);

export interface EbookListRequest extends MaterialListRequest {
  type?: string | undefined;
  subject?: string | undefined;
  formLevel?: string | undefined;
}

export const listEbooks = (request: EbookListRequest) =>
  ebooks.list(request, {
    type: request.type,
    category: request.subject,
    form_level: request.formLevel,
  });

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
  const owned = createdBy ? [where('created_by', '==', createdBy)] : [];
  const count = async (...constraints: QueryConstraint[]) =>
    (await getCount(query(ebooks.records, ...owned, ...constraints))).data().count;
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
const recordOf = ({ form, files }: SaveEbookInput) => {
  const record = { ...toRecord(form), ...files.cover, ...files.file };
  return record.price > 0 ? { ...record, file_url: null } : record;
};

export const createEbook = (input: SaveEbookInput) =>
  ebooks.create(input.id, input.createdBy, recordOf(input));

export const updateEbook = (input: SaveEbookInput) => ebooks.update(input.id, recordOf(input));

export const removeEbook = (id: string) => ebooks.remove(id);

export const removeEbooks = (ids: string[]) => ebooks.removeAll(ids);

export const hideEbooks = (hiding: Hiding) => ebooks.hideAll(hiding);
