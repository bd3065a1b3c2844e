import { attemptMessages } from '../../domain/attempt';
import { type AppError, isAppError, UNEXPECTED_MESSAGE } from '../../domain/errors';

/** What went wrong on the way to the server, and when to try again. */

const RETRY_MS = [2000, 4000, 8000, 15_000];

export const retryAfter = (failures: number) => RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0;

export const asProblem = (thrown: unknown): AppError =>
  isAppError(thrown) ? thrown : { code: 'unknown', message: UNEXPECTED_MESSAGE };

/** Handed in or locked elsewhere, or deleted. */
const GONE: readonly string[] = [
  attemptMessages.submitted,
  attemptMessages.missing,
  attemptMessages.notAsked,
];
export const isGone = ({ message }: AppError) => GONE.includes(message);
