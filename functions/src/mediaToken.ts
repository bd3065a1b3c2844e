import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What lets a browser read a paid file for an hour: media elements and downloads cannot send an Authorization header.
 * The token itself says which file, so that the many range requests of a reader cost no look-up.
 */
export interface MediaGrant {
  id: string;
  /** Who asked; null for a visitor who opens a free book. */
  uid: string | null;
  /** Path in Storage. */
  path: string;
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export function signGrant(grant: MediaGrant, secret: string): string {
  const payload = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${payload}.${signatureOf(payload, secret).toString('base64url')}`;
}

/** The grant of a token that we signed; null for any other text. Says nothing about its expiry. */
export function readGrant(token: string, secret: string): MediaGrant | null {
  const [payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(payload, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as MediaGrant;
}

function signatureOf(payload: string, secret: string): Buffer {
  // An HMAC with an empty key can be made by anybody.
  if (!secret) throw new Error('MEDIA_SECRET has no value.');
  return createHmac('sha256', secret).update(payload).digest();
}
