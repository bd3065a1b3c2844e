import { BookProblem } from './bookProblem';
import { RANGE_LIMIT, RangeFile, type RangeFileOptions } from './rangeFile';

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, index) => index % 251);

/** Comparing megabytes element by element takes jest seconds. */
const isSame = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

/** jsdom has no Response; this is what the class asks of one. */
const answer = (status: number, bytes: Uint8Array = new Uint8Array()) =>
  ({ status, ok: status < 300, arrayBuffer: () => Promise.resolve(bytes.slice().buffer) }) as Response;

interface Asked {
  url: string;
  range: string;
}

/** A server of one file; `misbehave` answers in its place, or null for itself. */
function serve(
  content: Uint8Array,
  misbehave: (asked: Asked, count: number) => Response | 'cut' | null = () => null,
) {
  const asked: Asked[] = [];
  const send = (url: unknown, init?: RequestInit) => {
    const range = (init?.headers as Record<string, string> | undefined)?.Range ?? '';
    const request = { url: String(url), range };
    asked.push(request);
    const odd = misbehave(request, asked.length);
    if (odd === 'cut') return Promise.reject(new TypeError('Failed to fetch'));
    if (odd) return Promise.resolve(odd);
    const [, begin, end] = /bytes=(\d+)-(\d+)/.exec(range) ?? [];
    if (begin === undefined) return Promise.resolve(answer(200, content));
    const last = Math.min(Number(end), Number(begin) + RANGE_LIMIT - 1);
    return Promise.resolve(answer(206, content.slice(Number(begin), last + 1)));
  };
  return { asked, fetch: send as typeof fetch };
}

const open = (content: Uint8Array, server: { fetch: typeof fetch }, options: RangeFileOptions = {}) =>
  new RangeFile({ url: '/file', size: content.length }, { fetch: server.fetch, ...options });

describe('RangeFile', () => {
  it('asks for the bytes that are wanted and no others', async () => {
    const content = bytesOf(5000);
    const server = serve(content);
    expect(await open(content, server).read(100, 200)).toEqual(content.slice(100, 200));
    expect(server.asked).toEqual([{ url: '/file', range: 'bytes=100-199' }]);
  });

  it('asks on for what one answer may not hold', async () => {
    const content = bytesOf(RANGE_LIMIT * 2 + 10);
    const server = serve(content);
    expect(isSame(await open(content, server).read(0, content.length), content)).toBe(true);
    expect(server.asked).toHaveLength(3);
  });

  it('asks on after an answer that is shorter than it had to be', async () => {
    const content = bytesOf(1000);
    const server = serve(content, (_, count) => (count === 1 ? answer(206, content.slice(0, 300)) : null));
    expect(await open(content, server).read(0, 1000)).toEqual(content);
    expect(server.asked[1]?.range).toBe('bytes=300-999');
  });

  it('lives with a server that sends the whole file, and asks it once', async () => {
    const content = bytesOf(1000);
    const server = serve(content, () => answer(200, content));
    const file = open(content, server);
    expect(await file.read(10, 20)).toEqual(content.slice(10, 20));
    expect(await file.read(500, 600)).toEqual(content.slice(500, 600));
    expect(server.asked).toHaveLength(1);
  });

  it('asks for a fresh address once for pieces that are refused together', async () => {
    const content = bytesOf(1000);
    const server = serve(content, ({ url }) => (url === '/file' ? answer(403) : null));
    const renew = jest.fn(() => Promise.resolve({ url: '/fresh', size: 1000 }));
    const file = open(content, server, { renew });
    const [first, second] = await Promise.all([file.read(0, 10), file.read(10, 20)]);
    expect([first, second]).toEqual([content.slice(0, 10), content.slice(10, 20)]);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('gives up when the fresh address is refused too', async () => {
    const server = serve(bytesOf(10), () => answer(403));
    const renew = jest.fn(() => Promise.resolve({ url: '/fresh', size: 10 }));
    await expect(open(bytesOf(10), server, { renew }).read(0, 10)).rejects.toEqual(new BookProblem('denied'));
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('says when the file is gone', async () => {
    const server = serve(bytesOf(10), () => answer(404));
    await expect(open(bytesOf(10), server).read(0, 10)).rejects.toMatchObject({ kind: 'gone' });
  });

  it('waits for the connection and goes on where it was', async () => {
    const content = bytesOf(RANGE_LIMIT + 10);
    const server = serve(content, (_, count) => (count === 2 ? 'cut' : null));
    const waitForConnection = jest.fn(() => Promise.resolve());
    const bytes = await open(content, server, { waitForConnection }).read(0, content.length);
    expect(isSame(bytes, content)).toBe(true);
    expect(waitForConnection).toHaveBeenCalledTimes(1);
    expect(server.asked.map(({ range }) => range.split('-')[0])).toEqual([
      'bytes=0',
      `bytes=${RANGE_LIMIT}`,
      `bytes=${RANGE_LIMIT}`,
    ]);
  });

  it('does not ask a broken server for ever', async () => {
    const server = serve(bytesOf(10), () => answer(500));
    const file = open(bytesOf(10), server, { waitForConnection: () => Promise.resolve() });
    await expect(file.read(0, 10)).rejects.toMatchObject({ kind: 'offline' });
    expect(server.asked.length).toBeLessThan(20);
  });

  it('stops when the reader has left', async () => {
    const controller = new AbortController();
    const server = serve(bytesOf(10), () => 'cut');
    const file = open(bytesOf(10), server, {
      signal: controller.signal,
      waitForConnection: () => Promise.resolve(controller.abort()),
    });
    await expect(file.read(0, 10)).rejects.toMatchObject({ kind: 'offline' });
    expect(server.asked).toHaveLength(1);
  });

  it('reads the whole file and tells how far it is', async () => {
    const content = bytesOf(RANGE_LIMIT * 2);
    const shares: number[] = [];
    const all = await open(content, serve(content)).readAll((share) => shares.push(share));
    expect(isSame(all, content)).toBe(true);
    expect(shares).toEqual([0.5, 1]);
  });

  it('fetches a file of unknown size in one piece', async () => {
    const content = bytesOf(100);
    const server = serve(content);
    expect(await new RangeFile({ url: '/file', size: null }, server).readAll()).toEqual(content);
    expect(server.asked).toEqual([{ url: '/file', range: '' }]);
  });
});
