import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { logger } from 'firebase-functions';
import { MEDIA_RANGE_LIMIT, mediaMessages } from '../../src/domain/media';
import { bucket, isNotFound } from './firebase';
import { type MediaGrant, readGrant } from './mediaToken';
import { type ByteRange, parseRange } from './range';
import { contentTypeOf } from './recognise';
import { parsePath } from './storedFile';

/** `GET /media/{id}?t=token`: bytes of a file in Storage, to whom the token was given. */

/** Cloud Run refuses a larger answer of declared length; without one it is sent in chunks. */
const DECLARED_LENGTH_LIMIT = 30 * 1024 * 1024;

interface Context {
  secret: string;
  now: number;
}

/**
 * A range gets at most 1 MiB, which keeps people from paying for pages that they don't turn to and for hours that they
 * don't hear. A plain GET must be answered with everything (RFC 9110), so it streams the whole file.
 */
export async function streamMedia(
  request: IncomingMessage,
  response: ServerResponse,
  context: Context,
): Promise<void> {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(response, 405, mediaMessages.invalid);
  }
  const grant = grantOf(request.url ?? '', context.secret);
  const place = parsePath(grant?.path ?? '');
  const contentType = place && contentTypeOf(place);
  if (!grant || !contentType) return refuse(response, 403, mediaMessages.invalid);
  if (grant.expiresAt <= context.now) return refuse(response, 403, mediaMessages.expired);

  response.setHeader('Accept-Ranges', 'bytes');
  // Range means something for GET alone.
  const range =
    request.method === 'GET' ? parseRange(request.headers.range, grant.size, MEDIA_RANGE_LIMIT) : 'whole';
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${grant.size}`);
    return refuse(response, 416, mediaMessages.invalid);
  }
  const headers = headersFor(range, grant.size, contentType);
  if (request.method === 'HEAD') return void response.writeHead(200, headers).end();
  await send(response, grant, range, headers);
}

/** The token must belong to the id in the path, so that an address cannot be made to look like another one's. */
function grantOf(url: string, secret: string): MediaGrant | null {
  const { pathname, searchParams } = new URL(url, 'http://somo');
  const id = /^(?:\/media)?\/([0-9A-Za-z-]{1,64})$/.exec(pathname)?.[1];
  const grant = readGrant(searchParams.get('t') ?? '', secret);
  return grant && grant.id === id ? grant : null;
}

function headersFor(range: ByteRange | 'whole', size: number, contentType: string): Record<string, string> {
  const headers: Record<string, string> = { 'Content-Type': contentType, 'Content-Disposition': 'inline' };
  const length = range === 'whole' ? size : range.end - range.start + 1;
  if (length <= DECLARED_LENGTH_LIMIT) headers['Content-Length'] = String(length);
  if (range !== 'whole') headers['Content-Range'] = `bytes ${range.start}-${range.end}/${size}`;
  return headers;
}

async function send(
  response: ServerResponse,
  grant: MediaGrant,
  range: ByteRange | 'whole',
  headers: Record<string, string>,
): Promise<void> {
  const options = range === 'whole' ? {} : range;
  const stream = bucket()
    .file(grant.path)
    .createReadStream({ ...options, validation: false });
  try {
    // The first bytes, or the error that there are none, before the answer is begun.
    await once(stream, 'readable');
    response.writeHead(range === 'whole' ? 200 : 206, headers);
    await pipeline(stream, response);
  } catch (error) {
    stream.destroy();
    if (isNotFound(error) && !response.headersSent) return refuse(response, 404, mediaMessages.missing);
    if (response.headersSent) return void response.destroy();
    logger.error('media', { id: grant.id, error: String(error) });
    refuse(response, 502, mediaMessages.missing);
  }
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${message}\n`);
}
