import type { MediaLink } from '../domain/media';
import { api, call, late } from './api';
import type { AccessKey, MediaKey } from './mediaDocs';

const docs = late(() => import('./mediaDocs'));

/** A callable may have to start first. */
const OPEN_TIMEOUT_MS = 30_000;

export const mediaApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccess: build.query<boolean, AccessKey>({
      queryFn: call(docs('readAccess'), { access: 'user' }),
      // The next look asks again.
      keepUnusedDataFor: 0,
    }),
    openMedia: build.mutation<MediaLink, MediaKey>({
      queryFn: call(docs('openMedia'), { access: 'user', timeoutMs: OPEN_TIMEOUT_MS }),
    }),
  }),
});

export const { useOpenMediaMutation } = mediaApi;
