import {
  type AppError,
  isAppError,
  OFFLINE_MESSAGE,
  PERMISSION_MESSAGE,
  TIMEOUT_MESSAGE,
  UNEXPECTED_MESSAGE,
} from '../domain/errors';

/** Firebase's codes as texts; a code that is not here keeps the message that the service gave. */
const TEXTS: Record<string, string> = {
  'permission-denied': PERMISSION_MESSAGE,
  unauthenticated: PERMISSION_MESSAGE,
  'not-found': 'This is not here any more.',
  'resource-exhausted': 'Somo is very busy right now. Wait a minute and try again.',
  unavailable: OFFLINE_MESSAGE,
  offline: OFFLINE_MESSAGE,
  'deadline-exceeded': TIMEOUT_MESSAGE,
  timeout: TIMEOUT_MESSAGE,
  'retry-limit-exceeded': OFFLINE_MESSAGE,
  unauthorized: PERMISSION_MESSAGE,
  canceled: 'The upload was cancelled.',
};

const hasCode = (error: unknown): error is { code: string; message: string; details?: unknown } =>
  typeof error === 'object' && error !== null && typeof (error as { code?: unknown }).code === 'string';

/** Any thrown thing as a serialisable `AppError` with a text for people. */
export function toAppError(error: unknown): AppError {
  if (hasCode(error)) {
    // A callable's own texts travel in `details`: its message carries the HTTP status behind the words.
    if (isAppError(error.details)) return error.details;
    if (isAppError(error) && !(error instanceof Error)) return error;
    const code = plainCode(error.code);
    return { code, message: TEXTS[code] ?? withoutService(error.message) };
  }
  return {
    code: 'unknown',
    message: error instanceof Error ? withoutService(error.message) : UNEXPECTED_MESSAGE,
  };
}

/** `firestore/unknown` is what lite reports when fetch failed: no network, an ad blocker, or a captive portal. */
function plainCode(code: string): string {
  const plain = code.replace(/^[a-z]+\//, '');
  return plain === 'unknown' || plain === 'network-request-failed' ? 'offline' : plain;
}

const withoutService = (message: string) =>
  message.replace(/^Firebase: /, '').replace(/ \([\w/-]+\)\.?$/, '');

const TRANSIENT = new Set(['offline', 'unavailable', 'deadline-exceeded', 'timeout', 'internal', 'aborted']);

/** Worth trying again by itself. */
export const isTransient = (error: AppError) => TRANSIENT.has(error.code);

export const isOffline = (error: AppError) => error.code === 'offline' || error.code === 'unavailable';

const DENIALS = new Set(['permission-denied', 'unauthenticated', 'unauthorized']);

/** Refused by the rules or a function, whatever the service calls it. */
export const isDenial = (error: AppError) => DENIALS.has(error.code);
