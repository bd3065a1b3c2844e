import type { Auth } from 'firebase/auth';

/**
 * The way to Firebase for whoever may not need it: nothing of its code is loaded by importing this file. A visitor's
 * pages read public documents without any of it (data/publicDocument.ts).
 */

/** Where the emulators listen in a local run. */
export const EMULATOR_HOST = '127.0.0.1';

let auth: Promise<Auth> | undefined;

/**
 * Auth, once it knows whether somebody is signed in. Kept: even for code that is there, import() answers too late for
 * what is saved while its page is closed.
 */
export function loadAuth(): Promise<Auth> {
  auth ??= import('./auth').then(
    (module) => module.authReady,
    (error: unknown) => {
      auth = undefined;
      throw error;
    },
  );
  return auth;
}

/** Calls a callable function (functions/src) and returns its result. Rejects with an `AppError` as cause of the text. */
export async function callFunction<Input, Output>(name: string, input: Input): Promise<Output> {
  const { invoke } = await import('./functions');
  return invoke<Input, Output>(name, input);
}
