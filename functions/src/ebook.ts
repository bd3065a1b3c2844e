import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { type Ebook, parseEbook, toRow } from '../../src/domain/ebook';
import { REGION } from '../../src/domain/region';
import { refreshRow } from './catalog';
import { db } from './firebase';
import { forgetUpload, pathsOf, removeIfUnused, revokeAddress } from './storedFile';

/** What follows from a change of `ebooks/{id}`: the catalogue's row, and the files that the book no longer uses. */

export const onEbookWritten = onDocumentWritten(
  { document: 'ebooks/{id}', region: REGION, retry: true },
  async ({ params: { id }, data }) => {
    const kept = pathsOf(data?.after);
    const dropped = pathsOf(data?.before).filter((path) => !kept.includes(path));
    await Promise.all([refreshEbookRow(id), tidyFiles(id, dropped)]);
  },
);

export const refreshEbookRow = (id: string) =>
  refreshRow('ebook', `ebooks/${id}`, (source) => {
    const ebook = ebookOf(source);
    return ebook && toRow(ebook);
  });

/** The stored document as the domain knows it; null when it is gone or has no title. */
export function ebookOf(document: DocumentSnapshot): Ebook | null {
  const data = document.data();
  if (!data) return null;
  const created = data.created_at as unknown;
  return parseEbook(document.id, {
    ...data,
    created_at: created instanceof Timestamp ? created.toMillis() : created,
  });
}

/** Decides by the book as it is now, not as the event saw it. */
async function tidyFiles(id: string, dropped: string[]): Promise<void> {
  const document = await db.doc(`ebooks/${id}`).get();
  await Promise.all(dropped.map(removeIfUnused));
  await Promise.all(pathsOf(document).map(forgetUpload));
  const ebook = ebookOf(document);
  if (ebook?.file_path && isPaid(ebook)) await revokeAddress(ebook.file_path);
}

/** Whose file only the function `media` gives out. */
export const isPaid = ({ price, file_url }: Pick<Ebook, 'price' | 'file_url'>) =>
  price > 0 || file_url === null;
