import type { MediaLink } from '../../src/domain/media';
import { REGION } from '../../src/domain/region';
import { addBook, newPath, pdfBytes, upload } from '../support/books';
import { type Account, callFunction, signUp } from '../support/callers';
import { PROJECT_ID } from '../support/emulators';
import { adminBucket, adminDb, closeWorld } from '../support/world';

afterAll(closeWorld);

const SIZE = 2 * 1024 * 1024 + 500;
const MIB = 1024 * 1024;
const bytes = pdfBytes(SIZE);

async function paidBook(changes: Record<string, unknown> = {}): Promise<string> {
  const file_path = newPath('ebooks', 'pdf');
  await upload(file_path, bytes);
  return addBook({ file_path, file_size: SIZE, price: 8000, ...changes });
}

const open = (id: string, caller?: Account) =>
  callFunction<MediaLink>('openMedia', { kind: 'ebook', id }, caller);

/** The site's own address, through Hosting's rewrite. */
const site = (url: string) => `${process.env.SOMO_BASE_URL}${url}`;

/** Past Hosting, whose emulator puts a Cache-Control of its own over the function's. */
const direct = (url: string) =>
  `http://${process.env.FUNCTIONS_EMULATOR_HOST}/${PROJECT_ID}/${REGION}/media${url}`;

describe('openMedia', () => {
  let id: string;
  beforeAll(async () => {
    id = await paidBook();
  });

  const linkFor = {
    url: expect.stringContaining('/media/') as string,
    size: SIZE,
    contentType: 'application/pdf',
  };

  test('sends a visitor to sign in', async () => {
    const { status, error } = await open(id);
    expect([status, error?.details?.message]).toEqual([401, 'Sign in to open this book.']);
  });

  test('tells a student without access that the book is to be bought', async () => {
    const { status, error } = await open(id, await signUp());
    expect([status, error?.details?.message]).toEqual([403, 'This book is not free. Buy it to read it.']);
  });

  test('opens for a student who has access, for an hour', async () => {
    const student = await signUp();
    await adminDb()
      .doc(`access/${student.uid}_${id}`)
      .set({ sources: ['pmt_1'] });
    const { result } = await open(id, student);
    expect(result).toMatchObject(linkFor);
    expect(Math.abs((result?.expiresAt ?? 0) - Date.now() - 3_600_000)).toBeLessThan(60_000);
  });

  test('does not open with the access of another student or to another book', async () => {
    const [one, two] = [await signUp(), await signUp()];
    await adminDb().doc(`access/${one.uid}_${id}`).set({ sources: [] });
    await adminDb().doc(`access/${two.uid}_another`).set({ sources: [] });
    expect((await open(id, two)).status).toBe(403);
  });

  test('opens for its author and for an administrator', async () => {
    const teacher = await signUp({ role: 'teacher' });
    const own = await paidBook({ created_by: teacher.uid });
    expect((await open(own, teacher)).result).toMatchObject(linkFor);
    expect((await open(own, await signUp({ role: 'admin' }))).result).toMatchObject(linkFor);
  });

  test('stays shut for another teacher, and for an administrator who was one', async () => {
    expect((await open(id, await signUp({ role: 'teacher' }))).status).toBe(403);
    const former = await signUp({ role: 'admin', record: { role: 'student', status: 'active' } });
    expect((await open(id, former)).status).toBe(403);
    const inactive = await signUp({ role: 'admin', record: { role: 'admin', status: 'inactive' } });
    expect((await open(id, inactive)).status).toBe(401);
  });

  test('gives a visitor the lasting address of a free book', async () => {
    const file_url = 'http://127.0.0.1:9199/v0/b/x/o/y';
    const free = await addBook({ file_path: newPath('ebooks', 'pdf'), file_url, file_size: 90, price: 0 });
    expect((await open(free)).result).toEqual({
      url: file_url,
      size: 90,
      contentType: 'application/pdf',
      expiresAt: null,
    });
  });

  test('opens a free book without an address for a visitor', async () => {
    const { result } = await open(await paidBook({ price: 0, file_url: null }));
    expect((await fetch(site(result?.url ?? ''), { method: 'HEAD' })).status).toBe(200);
  });

  test.each([
    ['no such book', 'not-there', 404, 'This is not here any more.'],
    ['a path', '../users/x', 400, 'This address is not complete.'],
  ])('%s', async (_name, book, status, message) => {
    const answer = await open(book, await signUp());
    expect([answer.status, answer.error?.details?.message]).toEqual([status, message]);
  });

  test('says when a book has no file, or one that is none of its own', async () => {
    const admin = await signUp({ role: 'admin' });
    for (const file_path of [null, 'ebook-covers/x/1-a.png', 'ebooks/x/1-a.html', '../secret.pdf']) {
      const { status, error } = await open(await addBook({ price: 900, file_path }), admin);
      expect([status, error?.details?.message]).toEqual([404, 'No file yet']);
    }
    const lost = await addBook({ price: 900, file_path: newPath('ebooks', 'pdf') });
    expect((await open(lost, admin)).status).toBe(404);
  });
});

describe('/media', () => {
  let url: string;
  let path: string;
  beforeAll(async () => {
    path = newPath('ebooks', 'pdf');
    await upload(path, bytes);
    const id = await addBook({ file_path: path, price: 8000 });
    url = (await open(id, await signUp({ role: 'admin' }))).result?.url ?? '';
  });

  const get = (range?: string, method = 'GET', address = url) =>
    fetch(site(address), { method, headers: range ? { range } : {} });

  const ranges: [string, number, number][] = [
    ['bytes=0-0', 0, 0],
    ['bytes=10-19', 10, 19],
    ['bytes=0-', 0, MIB - 1],
    ['bytes=100-99999999', 100, 100 + MIB - 1],
    ['bytes=-500', SIZE - 500, SIZE - 1],
    [`bytes=${SIZE - 1}-`, SIZE - 1, SIZE - 1],
    [`bytes=${2 * MIB}-${SIZE + 10}`, 2 * MIB, SIZE - 1],
  ];
  test.each(ranges)('%s', async (range, start, end) => {
    const response = await get(range);
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${SIZE}`);
    expect(response.headers.get('content-length')).toBe(String(end - start + 1));
    const body = Buffer.from(await response.arrayBuffer());
    expect(body.equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  test('a plain GET streams the whole file, with headers that keep it private', async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
    });
  });

  test.each([200, 403])('no cache keeps an answer of %i', async (status) => {
    const response = await fetch(direct(status === 200 ? url : '/media/x'), { method: 'HEAD' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'private, no-store']);
  });

  test.each(['bytes=5-4', 'bytes=a-b', 'bytes=0-1,5-6', 'items=0-5', 'bytes=-'])(
    '%s is ignored',
    async (range) => {
      const response = await get(range, 'GET');
      expect(response.status).toBe(200);
      await response.body?.cancel();
    },
  );

  test.each([`bytes=${SIZE}-`, 'bytes=99999999-', 'bytes=-0'])('%s is past the end', async (range) => {
    const response = await get(range);
    expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${SIZE}`]);
  });

  test('HEAD tells the size and sends nothing', async () => {
    const response = await get('bytes=0-9', 'HEAD');
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(SIZE)]);
    expect(await response.text()).toBe('');
  });

  test('nothing else than GET and HEAD', async () => {
    const response = await get(undefined, 'DELETE');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  const forged: [string, (address: string) => string][] = [
    ['no token', (address) => address.split('?')[0] ?? ''],
    ['an empty token', (address) => address.replace(/t=.*/, 't=')],
    ['a changed payload', (address) => address.replace(/t=./, 't=A')],
    ['a changed signature', (address) => `${address.slice(0, -4)}AAAA`],
    ['the token of another book', (address) => address.replace(/\/media\/[^?]+/, '/media/another')],
    ['a path behind the id', (address) => address.replace('?', '/%2e%2e%2fsecret?')],
  ];
  test.each(forged)('%s is refused', async (_name, forge) => {
    const response = await get('bytes=0-9', 'GET', forge(url));
    expect(response.status).toBe(403);
  });

  test('twelve ranges at once', async () => {
    const parts = await Promise.all(
      Array.from({ length: 12 }, (_, part) => get(`bytes=${part * 1000}-${part * 1000 + 999}`)),
    );
    const bodies = await Promise.all(
      parts.map(async (response) => Buffer.from(await response.arrayBuffer())),
    );
    expect(Buffer.concat(bodies).equals(bytes.subarray(0, 12_000))).toBe(true);
  });

  test('a file that is gone is a 404', async () => {
    await adminBucket().file(path).delete();
    expect((await get('bytes=0-9')).status).toBe(404);
  });
});
