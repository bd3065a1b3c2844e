import { api, call, late } from '../../../data/api';
import { noticeShown } from '../../../data/notice';
import { toggleBookmark } from './bookmark';
import type { Position } from './place';
import type { BookmarkInput, MediaTicket, PlaceInput, ReaderKey } from './readerDocs';

const docs = late(() => import('./readerDocs'));

/** A callable may have to start first. */
const OPEN_TIMEOUT_MS = 30_000;

const readerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEbookAccess: build.query<boolean, ReaderKey>({
      queryFn: call(docs('readAccess'), { access: 'user' }),
      // A payment may be recorded while its reader waits on the page: the next look asks again.
      keepUnusedDataFor: 0,
    }),
    getPosition: build.query<Position | null, ReaderKey>({
      queryFn: call(docs('readPosition'), { access: 'user' }),
      keepUnusedDataFor: 0,
    }),
    savePosition: build.mutation<void, PlaceInput>({
      queryFn: call(docs('savePosition'), { access: 'user' }),
    }),
    getBookmarks: build.query<number[], ReaderKey>({
      queryFn: call(docs('readBookmarks'), { access: 'user' }),
    }),
    saveBookmark: build.mutation<void, BookmarkInput>({
      queryFn: call(docs('saveBookmark'), { access: 'user' }),
      async onQueryStarted({ uid, ebookId, place, isSet }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          readerApi.util.updateQueryData('getBookmarks', { uid, ebookId }, (places) =>
            toggleBookmark(places, place, isSet),
          ),
        );
        try {
          await queryFulfilled;
        } catch {
          patch.undo();
          dispatch(
            noticeShown({
              variant: 'error',
              title: 'Could not save the bookmark',
              description: 'Please try again.',
            }),
          );
        }
      },
    }),
    openMedia: build.mutation<MediaTicket, string>({
      queryFn: call(docs('openMedia'), { access: 'user', timeoutMs: OPEN_TIMEOUT_MS }),
    }),
  }),
});

export const {
  useGetEbookAccessQuery,
  useGetPositionQuery,
  useLazyGetPositionQuery,
  useSavePositionMutation,
  useGetBookmarksQuery,
  useSaveBookmarkMutation,
  useOpenMediaMutation,
} = readerApi;
