import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { AppError } from '../domain/errors';
import { isTransient, toAppError } from './errors';
import { loadAuth } from './firebase';
import { loadOnce } from './loadOnce';

/** The one RTK Query api; every feature injects its endpoints (features/<noun>/<noun>Api.ts). */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<AppError>(),
  tagTypes: [
    'Account',
    'Catalog',
    'Bundle',
    'Resource',
    'Ebook',
    'EbookStats',
    'Audio',
    'Playlist',
    'Reel',
    'Tutor',
    'TutorTime',
    'Lesson',
    'Position',
    'Bookmarks',
    'Media',
    'Course',
    'LiveClass',
    'LiveRegistration',
    'Discussion',
    'Membership',
    'Quiz',
    'Question',
    'Result',
    'Enrolment',
    'Attempt',
    'Message',
    'Payment',
    'PayWays',
    'Purchase',
    'Stats',
    'User',
    'Voice',
    'Standing',
    'Post',
    'Case',
    'Audit',
  ],
  // A list stays fresh while somebody walks through a few detail pages and back.
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});

type Operation<Arg, Result> = (arg: Arg) => Promise<Result>;

interface CallOptions {
  /** `user` waits until Auth knows who is signed in; `public` goes out at once, as a visitor if need be. */
  access?: 'public' | 'user';
  /** Null for operations with an own end, such as uploads. */
  timeoutMs?: number | null;
}

const TIMEOUT_MS = 10_000;
const RETRY_DELAYS_MS = [500, 1500];

/** Turns an operation of a `*Docs.ts` file into a `queryFn`: timeout, retries (queries only), errors as `AppError`. */
export function call<Arg, Result>(operation: Operation<Arg, Result>, options: CallOptions = {}) {
  const { access = 'public', timeoutMs = TIMEOUT_MS } = options;
  return async (arg: Arg, { type }: { type: 'query' | 'mutation' }) => {
    const delays = type === 'query' ? [...RETRY_DELAYS_MS] : [];
    for (;;) {
      try {
        if (access === 'user') await loadAuth();
        const data = await within(timeoutMs, operation(arg));
        // RTK Query takes no undefined for a result; an operation without one answers null.
        return { data: (data ?? null) as Result };
      } catch (thrown) {
        const error = toAppError(thrown);
        const delay = isTransient(error) && navigator.onLine ? delays.shift() : undefined;
        if (delay === undefined) return { error };
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
  };
}

/** Operations whose code comes with their first use. Code that does not come is a connection's failure. */
export function late<Docs extends Record<string, unknown>>(load: () => Promise<Docs>) {
  const loaded = loadOnce(() =>
    load().catch((error: unknown) => {
      throw Object.assign(new Error(String(error)), { code: 'offline' });
    }),
  );
  return <Name extends keyof Docs>(name: Name) =>
    (async (arg: unknown) => ((await loaded())[name] as Operation<unknown, unknown>)(arg)) as Docs[Name];
}

/** Rejects with code `timeout` when the promise takes longer; lite's requests have no end of their own. */
export function within<T>(ms: number | null, promise: Promise<T>): Promise<T> {
  if (ms === null) return promise;
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('timeout'), { code: 'timeout' })), ms);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
