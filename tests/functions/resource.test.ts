import { randomUUID } from 'node:crypto';
import { PERMISSION_MESSAGE } from '../../src/domain/errors';
import { resourceMessages } from '../../src/domain/resourceForm';
import { pdfBytes, exists, upload } from '../support/books';
import { type Account, callFunction, signUp } from '../support/callers';
import { resourceCalls, validResource } from '../support/resources';
import { until } from '../support/until';
import { adminDb, closeWorld } from '../support/world';

/** Study resources as their authors make them. */

let teacher: Account;
let other: Account;
beforeAll(async () => {
  [teacher, other] = await Promise.all([signUp({ role: 'teacher' }), signUp({ role: 'teacher' })]);
});
afterAll(closeWorld);

const { create, update, remove, newId } = resourceCalls(() => teacher);
const resource = async (id: string) => (await adminDb().doc(`resources/${id}`).get()).data();

async function fileOf(owner: Account) {
  const path = `resource-files/${owner.uid}/${Date.now()}-${randomUUID().slice(0, 8)}.pdf`;
  const token = await upload(path, pdfBytes());
  const url = `http://127.0.0.1:9199/v0/b/x/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
  return { path, url, name: 'Cells.pdf', size: 2000 };
}

test('keeps of each kind what belongs to it', async () => {
  const file = await fileOf(teacher);
  const notes = '<h2>Cells</h2><p>All that lives is made of <strong>cells</strong>.</p>';
  const all = validResource({ file, notes });
  const [link, kept, written] = [
    await newId(all),
    await newId({ ...all, kind: 'file' }),
    await newId({ ...all, kind: 'notes' }),
  ];
  expect(await resource(link)).toMatchObject({ url: all.url, file_path: null, notes: '' });
  expect(await resource(kept)).toMatchObject({ url: null, file_path: file.path, file_name: 'Cells.pdf' });
  expect(await resource(written)).toMatchObject({ url: null, file_path: null, notes });
});

test.each([
  ['a link without an address', { url: '' }, 'url'],
  ['an address that is not https', { url: 'http://cells.example' }, 'url'],
  ['a script for an address', { url: 'javascript:alert(1)' }, 'url'],
  ['data for an address', { url: 'data:text/html,x' }, 'url'],
  ['a file without one', { kind: 'file' }, 'file'],
  ['notes without a word', { kind: 'notes', notes: '<p></p>' }, 'notes'],
  ['notes with a script', { kind: 'notes', notes: '<script>x</script>' }, 'notes'],
  ['notes with a picture', { kind: 'notes', notes: '<img src=x onerror=y>' }, 'notes'],
  ['no subject', { subject: '' }, 'subject'],
])('refuses %s', async (_name, changes, field) => {
  const { error } = await create({ ...validResource(), ...changes });
  expect(Object.keys(error?.details?.fields ?? {})).toEqual([field]);
});

test('takes no file of somebody else’s, none that is gone, and no address of another one', async () => {
  const [own, others] = [await fileOf(teacher), await fileOf(other)];
  const problemOf = async (file: object) =>
    (await create({ ...validResource(), kind: 'file', file })).error?.details?.fields?.file;
  expect(await problemOf(others)).toBe(PERMISSION_MESSAGE);
  expect(await problemOf({ ...own, url: others.url })).toBe(resourceMessages.fileGone);
  const gone = own.path.replace(/-\w+\.pdf$/, '-0123456789ab.pdf');
  expect(await problemOf({ ...own, path: gone, url: encodeURIComponent(gone) })).toBe(
    resourceMessages.fileGone,
  );
});

test('a file goes with its resource, or when another comes in its place', async () => {
  const [first, second] = [await fileOf(teacher), await fileOf(teacher)];
  const id = await newId(validResource({ kind: 'file', file: first }));
  await update(id, 1, validResource({ kind: 'file', file: second }));
  await until('the first is gone', async () => !(await exists(first.path)));
  expect(await exists(second.path)).toBe(true);
  expect((await remove(id)).result).toEqual({ id });
  await until('the second is gone', async () => !(await exists(second.path)));
});

test('is one however often it is sent, and nobody’s but its author’s to change', async () => {
  const id = randomUUID();
  const form = validResource();
  const answers = await Promise.all([1, 2, 3].map(() => create(form, teacher, id)));
  expect(answers.map(({ result }) => result)).toEqual([1, 2, 3].map(() => ({ id, version: 1 })));
  expect((await update(id, 1, form, other)).error?.details?.code).toBe('permission-denied');
  expect((await remove(id, other)).error?.details?.code).toBe('permission-denied');
  await callFunction('setResourcePublished', { id, isPublished: false }, teacher);
  expect(await resource(id)).toMatchObject({ published: false });
});
