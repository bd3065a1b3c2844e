import { BOOK_FILE, type BookFormat } from '../../../domain/bookFile';
import { SNIFF_BYTES } from '../../../domain/fileRule';
import { BookProblem } from './bookProblem';
import type { RangeFile } from './rangeFile';

/** What a file really is, by its first bytes: a record may say something else. */
export async function recogniseBook(file: RangeFile, name: string): Promise<BookFormat> {
  const head = await file.read(0, Math.min(SNIFF_BYTES, file.size ?? SNIFF_BYTES));
  const format = BOOK_FILE.sniff(head, name);
  if (!format) throw new BookProblem('damaged');
  return format;
}
