import { type Ebook, parseEbook, toRow } from '../../src/domain/ebook';
import { onRecordWritten, type PublishedNoun } from './publishedRecord';

export const EBOOKS: PublishedNoun<Ebook> = {
  collection: 'ebooks',
  kind: 'ebook',
  parse: parseEbook,
  toRow: (ebook) => (ebook.is_hidden ? null : toRow(ebook)),
  // A book that is free again, but whose address is not stored yet, is as closed as a paid one.
  sealedPath: ({ price, file_url, file_path }) => (price > 0 || file_url === null ? file_path : null),
};

export const onEbookWritten = onRecordWritten(EBOOKS);
