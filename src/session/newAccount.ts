import { localStore } from '../data/deviceStorage';
import type { EnsureUserInput } from '../domain/user';

/**
 * Sign-up is several steps that a lost connection can break apart. What the form asked waits on this device until the
 * server has stored it; the next sign-in with the same e-mail finishes the work.
 */

const NAMES = 'somo:new-account';
const READY = 'somo:account-ready';

interface Kept extends EnsureUserInput {
  email: string;
}

const sameEmail = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

export function keepNames(email: string, { firstName, lastName, username }: EnsureUserInput): void {
  localStore.write(NAMES, JSON.stringify({ email, firstName, lastName, username } satisfies Kept));
}

export function restoreNames(email: string, names: EnsureUserInput | null): void {
  if (names) keepNames(email, names);
  else localStore.remove(NAMES);
}

/** Null when this e-mail has nothing waiting here. */
export function keptNames(email: string): EnsureUserInput | null {
  try {
    const { email: owner, ...names } = JSON.parse(localStore.read(NAMES) ?? 'null') as Kept;
    return sameEmail(owner, email) ? names : null;
  } catch {
    return null;
  }
}

interface Known {
  uid: string;
  emailVerified: boolean;
}

/** With the e-mail verified the server finds what waits for its owner, such as a payment: so it is asked once more. */
const readyMark = ({ uid, emailVerified }: Known) => (emailVerified ? `${uid} verified` : uid);

/** The server has this user's documents: no need to ask again until the next sign-in. */
export function markReady(user: Known): void {
  localStore.remove(NAMES);
  localStore.write(READY, readyMark(user));
}

export const isReady = (user: Known) => localStore.read(READY) === readyMark(user);

/** At sign-out: the next person at this device finds no names. */
export function forgetAccount(): void {
  localStore.remove(NAMES);
  localStore.remove(READY);
}
