import { cached, forget } from '../../data/cache';
import { forgetCatalog, readCatalog } from '../../data/catalog';
import { readPublicDocument } from '../../data/publicDocument';
import { type Ebook, type EbookRow, parseEbook } from '../../domain/ebook';

/** What a visitor reads: the catalogue and one book, with nothing of Firebase's code. The rest is in ebookDocs.ts. */

const DETAIL_LIFE_MS = 120_000;
const detailKey = (id: string) => `public:ebook:${id}`;

export const listCatalogEbooks = () => readCatalog<EbookRow>('ebook');

/** Null when there is no such book. */
export const readEbook = (id: string): Promise<Ebook | null> =>
  cached(detailKey(id), DETAIL_LIFE_MS, async () => {
    const data = await readPublicDocument(`ebooks/${id}`);
    return data && parseEbook(id, data);
  });

/** After a change of one's own: lists and the book's page read again. */
export const forgetEbook = (id: string) => Promise.all([forgetCatalog(), forget(detailKey(id))]);
