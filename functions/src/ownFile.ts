import { PERMISSION_MESSAGE } from '../../src/domain/errors';
import type { Caller } from './actor';
import { fieldFailure } from './callable';
import { bucket } from './firebase';
import { holdersOf, parsePath } from './storedFile';

/** Whether somebody may put a file into a record that a function saves. */

/** Their own uploads, and what a record of theirs has already, such as a file that an administrator put there. */
export async function mayUseFile({ uid, role }: Caller, path: string): Promise<boolean> {
  const place = parsePath(path);
  if (!place) return false;
  if (place.uid === uid || role === 'admin') return true;
  const holders = await holdersOf(path, place.folder, 50);
  return holders.some((holder) => holder.get('created_by') === uid);
}

/** Why a file cannot be used; null: it can. A draft may be older than its uploads. */
export async function problemOfFile(caller: Caller, path: string, gone: string): Promise<string | null> {
  if (!(await mayUseFile(caller, path))) return PERMISSION_MESSAGE;
  const [isThere] = await bucket().file(path).exists();
  return isThere ? null : gone;
}

/** Refuses a file for everybody that is somebody else's or gone, and an address that is not its own. */
export async function checkPublicFile(
  caller: Caller,
  file: { path: string; url: string } | null,
  { field, gone }: { field: string; gone: string },
): Promise<void> {
  if (!file) return;
  if (!file.url.includes(encodeURIComponent(file.path))) throw fieldFailure('invalid-argument', field, gone);
  const problem = await problemOfFile(caller, file.path, gone);
  if (problem)
    throw fieldFailure(
      problem === PERMISSION_MESSAGE ? 'permission-denied' : 'invalid-argument',
      field,
      problem,
    );
}
