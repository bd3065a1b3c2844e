import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/**
 * The site as Firebase Hosting sends it: its emulator does not compress, which would make a slow line three times as
 * slow as it is. Answers are kept, so that compressing takes no time from what is measured.
 */

interface Kept {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const TEXT = /^(text\/|application\/(javascript|json|manifest|xml)|image\/svg)/;

async function ask(url: string): Promise<Kept> {
  const answer = await fetch(url, { redirect: 'manual' });
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries(answer.headers);
  for (const name of [
    'content-length',
    'content-encoding',
    'transfer-encoding',
    'connection',
    'keep-alive',
  ]) {
    delete headers[name];
  }
  const isText = TEXT.test(headers['content-type'] ?? '');
  return {
    status: answer.status,
    headers: isText ? { ...headers, 'content-encoding': 'gzip' } : headers,
    body: isText ? gzipSync(body, { level: 9 }) : body,
  };
}

export async function startGzipProxy(target: string): Promise<{ url: string; stop: () => void }> {
  const kept = new Map<string, Promise<Kept>>();
  const server = http.createServer((request, response) => {
    const url = target + (request.url ?? '/');
    const answer = kept.get(url) ?? ask(url);
    kept.set(url, answer);
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
