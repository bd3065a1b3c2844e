import type { RulesAuth } from '../rules/types';
import { StatusError } from './errors';
import { isObject } from './json';

/** Who calls: the admin (no rules), a signed-in user or a visitor (auth null). */
export type Caller = { isAdmin: true } | { isAdmin: false; auth: RulesAuth | null };

export const admin: Caller = { isAdmin: true };

/** Reads `Authorization`. The emulator suite's tokens are unsigned, so the claims are believed and never expire. */
export function callerOf(authorization: string | undefined): Caller {
  if (authorization === undefined || authorization === '') return { isAdmin: false, auth: null };
  const [, token] = /^(?:Bearer|Firebase) (\S+)$/i.exec(authorization.trim()) ?? [];
  if (token === undefined) throw unauthenticated('the Authorization header is not "Bearer TOKEN"');
  if (token === 'owner') return admin;
  const claims = decodeClaims(token);
  const uid = typeof claims.sub === 'string' && claims.sub !== '' ? claims.sub : claims.user_id;
  if (typeof uid !== 'string' || uid === '') throw unauthenticated('the token names no user (sub)');
  return { isAdmin: false, auth: { uid, token: claims } };
}

function decodeClaims(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    if (isObject(claims)) return claims;
  } catch {
    // Reported below: a token that cannot be read is nobody's.
  }
  throw unauthenticated('the token is not a JSON web token');
}

function unauthenticated(reason: string): StatusError {
  return new StatusError('UNAUTHENTICATED', `Invalid authentication: ${reason}.`);
}
