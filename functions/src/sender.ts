import { createHash } from 'node:crypto';
import type { CallableRequest } from 'firebase-functions/v2/https';
import type { Caller } from './actor';

/** Who sends something, as far as rate limits need to know. */
export interface Sender {
  /** Names a document. */
  key: string;
  isSignedIn: boolean;
}

/** A user by their account; a visitor by the address that they come from, of which a hash alone is kept. */
export function senderOf(caller: Caller | null, request: CallableRequest): Sender {
  if (caller) return { key: hash(`uid ${caller.uid}`), isSignedIn: true };
  return { key: hash(`ip ${networkOf(addressOf(request.rawRequest))}`), isSignedIn: false };
}

export const hash = (text: string) => createHash('sha256').update(text).digest('hex');

interface WebRequest {
  headers: Record<string, string | string[] | undefined>;
  socket?: { remoteAddress?: string | undefined };
}

/** Callers can write what they like into this header; Google's own entry is the last. */
export function addressOf({ headers, socket }: WebRequest): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  return forwarded.split(',').at(-1)?.trim() || (socket?.remoteAddress ?? 'unknown');
}

/** An IPv6 line has a whole /64 of addresses to change between: its first four groups are what stays. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
