/** An error as it travels through the store: plain, serialisable, with a text that a person can read. */
export interface AppError {
  /** Firebase's code without its service (`permission-denied`), or `offline`, `timeout`, `unknown`, `invalid`. */
  code: string;
  message: string;
  /** Field name -> message, where the error belongs to fields of a form. */
  fields?: Record<string, string>;
  /** With code `conflict`: the version that the editor began from, and the one that is stored by now. */
  conflict?: { yours: number; stored: number; savedBy: string; savedAt: number };
}

export function isAppError(value: unknown): value is AppError {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as AppError).code === 'string' &&
    typeof (value as AppError).message === 'string'
  );
}

export const PERMISSION_MESSAGE = 'Permission denied. Please make sure you are logged in.';
export const OFFLINE_MESSAGE = 'You are offline. Check your connection and try again.';
export const TIMEOUT_MESSAGE = 'The connection is too slow. Try again.';
export const UNEXPECTED_MESSAGE = 'An unexpected error occurred';
