import { loadOnce } from './loadOnce';

/**
 * The way to Firebase for whoever may not need it: nothing of its code is loaded by importing this file. A visitor's
 * pages read public documents without any of it (data/publicDocument.ts).
 */

/** Where the emulators listen in a local run. */
export const EMULATOR_HOST = '127.0.0.1';

/** Auth, once it knows whether somebody is signed in. */
export const loadAuth = loadOnce(() => import('./auth').then((module) => module.authReady));

const loadFunctions = loadOnce(() => import('./functions'));

/** Calls a callable function (functions/src) and returns its result. Rejects with an `AppError` as cause of the text. */
export async function callFunction<Input, Output>(name: string, input: Input): Promise<Output> {
  const { invoke } = await loadFunctions();
  return invoke<Input, Output>(name, input);
}
