import { randomUUID } from 'node:crypto';
import { bundleFormMessages, bundleMessages } from '../../src/domain/bundleForm';
import { addBook } from '../support/books';
import { bundleCalls, ebookPart as ebook, validBundle } from '../support/bundles';
import { type Account, signUp } from '../support/callers';
import { validCourse } from '../support/courses';
import { coursesOf } from '../support/learning';
import { adminDb, closeWorld } from '../support/world';

/** Bundles as their authors make them; what they open is in bundleAccess.test.ts. */

let admin: Account;
let teacher: Account;
beforeAll(async () => {
  [admin, teacher] = await Promise.all([signUp({ role: 'admin' }), signUp({ role: 'teacher' })]);
});
afterAll(closeWorld);

const { create, update, newId } = bundleCalls(() => teacher);
const { addCourse } = coursesOf(() => teacher);

const addOwnBook = (changes: Record<string, unknown> = {}) =>
  addBook({ created_by: teacher.uid, price: 8000, ...changes });
const twoBooks = () => Promise.all([addOwnBook(), addOwnBook()]);
const bundle = async (id: string) => (await adminDb().doc(`bundles/${id}`).get()).data();
const codeOf = ({ error }: { error?: { details?: { code?: string } } }) => error?.details?.code;

test('keeps the parts by their own names, once each', async () => {
  const one = await addOwnBook({ title: 'Fizikia' });
  const two = await addOwnBook({ title: 'Kemia' });
  const id = await newId([ebook(one), ebook(two), ebook(one)]);
  expect(await bundle(id)).toMatchObject({
    parts: [
      { kind: 'ebook', id: one, title: 'Fizikia' },
      { kind: 'ebook', id: two, title: 'Kemia' },
    ],
    published: true,
    created_by: teacher.uid,
    version: 1,
  });
});

test('teachers bundle what is theirs; administrators anybody’s, which then stays', async () => {
  const [own, others] = [await addOwnBook(), await addBook({ price: 500 })];
  const refused = await create(validBundle({ parts: [ebook(own), ebook(others)] }));
  expect(refused.error?.details?.fields).toEqual({ parts: bundleMessages.notYours });
  const id = await newId(await twoBooks().then((books) => books.map(ebook)));
  expect((await update(id, 1, validBundle({ parts: [ebook(own), ebook(others)] }), admin)).result).toEqual({
    id,
    version: 2,
  });
  expect(
    (await update(id, 2, validBundle({ title: 'Once more', parts: [ebook(others), ebook(own)] }))).result,
  ).toEqual({ id, version: 3 });
});

test('takes nothing that is gone, hidden, of another kind, or too little', async () => {
  const [own, hidden] = [await addOwnBook(), await addOwnBook({ is_hidden: true })];
  const draft = await addCourse(validCourse(), 'draft');
  for (const part of [
    ebook(randomUUID()),
    ebook(hidden),
    { kind: 'audio' as const, id: own },
    { kind: 'course' as const, id: draft },
  ]) {
    const other = await addOwnBook();
    const { error } = await create(validBundle({ parts: [ebook(other), part] }));
    expect(error?.details?.fields).toEqual({ parts: bundleMessages.partGone });
  }
  const { error } = await create(validBundle({ parts: [ebook(own), ebook(own)] }));
  expect(error?.details?.fields).toEqual({ parts: bundleFormMessages.parts });
});

test('sent three times, it is one bundle; whoever saves second is told', async () => {
  const form = validBundle({ parts: (await twoBooks()).map(ebook) });
  const id = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => create(form, teacher, id)));
  expect(answers.map(({ result }) => result)).toEqual([1, 2, 3].map(() => ({ id, version: 1 })));
  await update(id, 1, { ...form, title: 'The first to save' });
  expect(codeOf(await update(id, 1, { ...form, title: 'The second' }))).toBe('conflict');
});
