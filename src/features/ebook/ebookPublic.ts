import { readCatalog } from '../../data/catalog';
import { readAs } from '../../data/publicRecord';
import { type EbookRow, parseEbook } from '../../domain/ebook';

/** What a visitor reads: the catalogue and one book, with nothing of Firebase's code. The rest is in ebookDocs.ts. */

export const listCatalogEbooks = () => readCatalog<EbookRow>('ebook');

/** Null when there is no such book. */
export const readEbook = (id: string) => readAs(`ebooks/${id}`, parseEbook);
