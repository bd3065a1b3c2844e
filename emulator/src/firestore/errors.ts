/** The canonical status codes that both transports answer with: [gRPC number, HTTP status]. */
const codes = {
  OK: [0, 200],
  CANCELLED: [1, 499],
  UNKNOWN: [2, 500],
  INVALID_ARGUMENT: [3, 400],
  DEADLINE_EXCEEDED: [4, 504],
  NOT_FOUND: [5, 404],
  ALREADY_EXISTS: [6, 409],
  PERMISSION_DENIED: [7, 403],
  RESOURCE_EXHAUSTED: [8, 429],
  FAILED_PRECONDITION: [9, 400],
  ABORTED: [10, 409],
  UNIMPLEMENTED: [12, 501],
  INTERNAL: [13, 500],
  UNAVAILABLE: [14, 503],
  UNAUTHENTICATED: [16, 401],
} as const;

export type StatusName = keyof typeof codes;

export class StatusError extends Error {
  constructor(
    readonly status: StatusName,
    message: string,
  ) {
    super(message);
  }
}

export function grpcCode(status: StatusName): number {
  return codes[status][0];
}

export function httpCode(status: StatusName): number {
  return codes[status][1];
}

export function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}

/** Anything that this emulator does not do: always named, so that nobody takes silence for success. */
export function unimplemented(what: string): StatusError {
  return new StatusError('UNIMPLEMENTED', `The embedded Firestore does not implement ${what}.`);
}

/** A fault of our own becomes INTERNAL; what we refuse on purpose keeps its status. */
export function toStatusError(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  return new StatusError('INTERNAL', error instanceof Error ? (error.stack ?? error.message) : String(error));
}
