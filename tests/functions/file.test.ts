import { Timestamp } from 'firebase-admin/firestore';
import { sweep } from '../../functions/src/upload';
import { uploadRef } from '../../functions/src/storedFile';
import { makeExe, makeScriptedHtml, makeScriptedSvg } from '../fixtures/oddFile';
import { addBook, exists, newPath, pdfBytes, pngBytes, upload } from '../support/books';
import { emulatorHost, STORAGE_BUCKET } from '../support/emulators';
import { until } from '../support/until';
import { adminBucket, adminDb, closeWorld } from '../support/world';

afterAll(closeWorld);

const gone = (path: string) => until(`${path} removed`, async () => !(await exists(path)));
const pending = async (path: string) => (await adminDb().doc(uploadRef(path).path).get()).data();
const isPending = (path: string) => until(`${path} pending`, () => pending(path));

/** Once a later event has been dealt with, an earlier one of the same kind that leaves no trace has been as well. */
async function uploadedBook() {
  const [file_path, cover_path] = [newPath('ebooks', 'pdf'), newPath('ebook-covers', 'png')];
  await Promise.all([upload(file_path, pdfBytes()), upload(cover_path, pngBytes(), 'image/png')]);
  await Promise.all([isPending(file_path), isPending(cover_path)]);
  return { file_path, cover_path };
}

describe('a finished upload', () => {
  test('is remembered until a book refers to it', async () => {
    const { file_path, cover_path } = await uploadedBook();
    expect(await pending(file_path)).toMatchObject({ path: file_path, uid: 'mwandishi' });
    await addBook({ file_path, cover_path });
    await until('no longer pending', async () => !(await pending(file_path)) && !(await pending(cover_path)));
    expect(await exists(file_path)).toBe(true);
  });

  const refused: [string, string, Uint8Array, string][] = [
    ['a program named .pdf', newPath('ebooks', 'pdf'), makeExe(), 'application/pdf'],
    ['a PDF named .epub', newPath('ebooks', 'epub'), pdfBytes(), 'application/epub+zip'],
    [
      'a PDF without an extension',
      newPath('ebooks', 'pdf').replace('.pdf', ''),
      pdfBytes(),
      'application/pdf',
    ],
    ['an empty file', newPath('ebooks', 'pdf'), new Uint8Array(), 'application/pdf'],
    ['an SVG with a script named .png', newPath('ebook-covers', 'png'), makeScriptedSvg(), 'image/png'],
    ['a page named .webp', newPath('ebook-covers', 'webp'), makeScriptedHtml(), 'image/webp'],
    ['a PNG named .jpg', newPath('ebook-covers', 'jpg'), pngBytes(), 'image/jpeg'],
    ['a book among the covers', newPath('ebook-covers', 'png'), pdfBytes(), 'image/png'],
    [
      'a cover of 5 MB',
      newPath('ebook-covers', 'png'),
      Buffer.concat([pngBytes(), Buffer.alloc(5 << 20)]),
      'image/png',
    ],
  ];
  test.each(refused)('that is %s is removed', async (_name, path, bytes, contentType) => {
    await upload(path, bytes, contentType);
    await gone(path);
    expect(await pending(path)).toBeUndefined();
  });

  test('is served as what it is, not as what it claims', async () => {
    const path = newPath('ebooks', 'pdf');
    await upload(path, pdfBytes(), 'text/html');
    await isPending(path);
    const [metadata] = await adminBucket().file(path).getMetadata();
    expect(metadata.contentType).toBe('application/pdf');
  });
});

describe('sweep', () => {
  const daysOld = (path: string) =>
    uploadRef(path).set({ path, uid: 'x', at: Timestamp.fromMillis(Date.now() - 25 * 3_600_000) });

  test('removes what was never used for a day, keeps what is fresh or in use', async () => {
    const [stale, fresh, used] = [await uploadedBook(), await uploadedBook(), await uploadedBook()];
    await addBook({ file_path: used.file_path });
    await until('used', async () => !(await pending(used.file_path)));
    await Promise.all([
      daysOld(stale.file_path),
      daysOld(used.file_path),
      daysOld('ebooks/x/never-there.pdf'),
    ]);

    await sweep(Date.now());

    expect(await exists(stale.file_path)).toBe(false);
    expect(await exists(fresh.file_path)).toBe(true);
    expect(await exists(used.file_path)).toBe(true);
    expect(await pending(stale.file_path)).toBeUndefined();
    expect(await pending(fresh.file_path)).toBeDefined();
    expect(await pending(used.file_path)).toBeUndefined();
    expect(await pending('ebooks/x/never-there.pdf')).toBeUndefined();
  });
});

describe('the files of a book', () => {
  test('go when the book is deleted', async () => {
    const files = await uploadedBook();
    const id = await addBook(files);
    await adminDb().doc(`ebooks/${id}`).delete();
    await Promise.all([gone(files.file_path), gone(files.cover_path)]);
  });

  test('go when others take their place', async () => {
    const [old, next] = [await uploadedBook(), await uploadedBook()];
    const id = await addBook(old);
    await adminDb().doc(`ebooks/${id}`).update({ file_path: next.file_path });
    await gone(old.file_path);
    expect(await exists(old.cover_path)).toBe(true);
    expect(await exists(next.file_path)).toBe(true);
  });

  test('stay while another book refers to them', async () => {
    const [shared, own] = [await uploadedBook(), await uploadedBook()];
    const other = await addBook({ file_path: shared.file_path });
    const id = await addBook({ file_path: shared.file_path, cover_path: own.cover_path });
    await adminDb().doc(`ebooks/${id}`).delete();
    await gone(own.cover_path);
    expect(await exists(shared.file_path)).toBe(true);
    await adminDb().doc(`ebooks/${other}`).delete();
    await gone(shared.file_path);
  });

  test('a path outside the folders of books is left alone', async () => {
    const own = await uploadedBook();
    const foreign = `site/${own.file_path.split('/')[2]}`;
    await upload(foreign, pdfBytes());
    const id = await addBook({ file_path: foreign, cover_path: own.cover_path });
    await adminDb().doc(`ebooks/${id}`).delete();
    await gone(own.cover_path);
    expect(await exists(foreign)).toBe(true);
  });

  test('the address of a free book dies when the book becomes paid', async () => {
    const path = newPath('ebooks', 'pdf');
    const token = await upload(path, pdfBytes());
    const { host, port } = emulatorHost('FIREBASE_STORAGE_EMULATOR_HOST');
    const url = `http://${host}:${port}/v0/b/${STORAGE_BUCKET}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
    const id = await addBook({ file_path: path, file_url: url, price: 0 });
    expect((await fetch(url)).status).toBe(200);
    await adminDb().doc(`ebooks/${id}`).update({ price: 5000, file_url: null });
    await until('the address refused', async () => (await fetch(url)).status === 403);
  });
});
