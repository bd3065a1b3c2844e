import { type SeedEbook, seedEbooks } from '../../support/seed/ebooks';

/** A book of the sample data, with a file; other tests add books, so "the first in the list" is nobody in particular. */
export async function seededBook(
  fits: (book: SeedEbook['record']) => boolean,
): Promise<{ id: string; path: string }> {
  const books = await seedEbooks(new Date());
  const found = books.find(({ record, file }) => file && fits(record));
  if (!found?.file) throw new Error('The sample data has no such book');
  return { id: found.id, path: found.file.path };
}

export const freePdf = () => seededBook(({ price, format }) => price === 0 && format === 'PDF');
