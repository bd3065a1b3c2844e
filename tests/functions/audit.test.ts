import { randomUUID } from 'node:crypto';
import { deleteDoc, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { firestoreAs } from '../support/actors';
import { addBook } from '../support/books';
import { ebookRecord } from '../support/cases/ebookRecord';
import { uidOf } from '../support/people';
import { until } from '../support/until';
import { adminDb, useWorld } from '../support/world';

useWorld();

const linesOf = async (recordId: string) => {
  const { docs } = await adminDb().collection('audit').where('record_id', '==', recordId).get();
  return docs.map((line) => line.data());
};

const lineOf = (recordId: string, action: string) =>
  until(`a line ${action}`, async () => (await linesOf(recordId)).find((line) => line.action === action));

describe('the audit log', () => {
  test('tells what a teacher did to a book, once each, without addresses of files', async () => {
    const id = randomUUID();
    const book = doc(firestoreAs('teacher'), `ebooks/${id}`);
    const times = { created_at: serverTimestamp(), updated_at: serverTimestamp() };
    await setDoc(book, ebookRecord({ title: 'Hesabu', created_by: uidOf('teacher'), ...times }));
    expect(await lineOf(id, 'ebook.create')).toMatchObject({
      actor_uid: uidOf('teacher'),
      actor_name: 'Asha Mbwana',
      kind: 'ebook',
      record_title: 'Hesabu',
      changes: [],
    });
    await updateDoc(book, { title: 'Hesabu 2', price: 500, file_url: null, updated_at: serverTimestamp() });
    const update = await lineOf(id, 'ebook.update');
    expect(update.changes).toContainEqual({ field: 'title', before: 'Hesabu', after: 'Hesabu 2' });
    expect(JSON.stringify(update)).not.toMatch(/_url|_at"[^:]*:\s*\{|search_terms/);
    await deleteDoc(doc(firestoreAs('admin'), `ebooks/${id}`));
    expect(await lineOf(id, 'ebook.delete')).toMatchObject({
      actor_uid: uidOf('admin'),
      record_title: 'Hesabu 2',
    });
    expect(await linesOf(id)).toHaveLength(3);
  });

  test('tells who settled a message', async () => {
    const id = randomUUID();
    await adminDb().doc(`messages/${id}`).set({ subject: 'Kitabu', message: 'Naomba kitabu', status: 'new' });
    await updateDoc(doc(firestoreAs('admin'), `messages/${id}`), { status: 'done' });
    expect(await lineOf(id, 'message.update')).toMatchObject({
      actor_uid: uidOf('admin'),
      record_title: 'Kitabu',
      changes: [{ field: 'status', before: 'new', after: 'done' }],
    });
  });

  test('leaves out what no person did', async () => {
    const silent = await addBook({ title: 'Bila mtu' });
    const id = randomUUID();
    const times = { created_at: serverTimestamp(), updated_at: serverTimestamp() };
    await setDoc(
      doc(firestoreAs('teacher'), `ebooks/${id}`),
      ebookRecord({ created_by: uidOf('teacher'), ...times }),
    );
    await lineOf(id, 'ebook.create');
    expect(await linesOf(silent)).toEqual([]);
  });
});
