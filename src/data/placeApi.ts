import { type Bookmark, withBookmark } from '../domain/bookmark';
import type { Position, PositionKind, RecentPlace } from '../domain/place';
import { api, call, late } from './api';
import { noticeShown } from './notice';
import type { BookmarkInput, PlaceInput, PlaceKey } from './placeDocs';

const docs = late(() => import('./placeDocs'));

export const placeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPosition: build.query<Position | null, PlaceKey>({
      queryFn: call(docs('readPosition'), { access: 'user' }),
      keepUnusedDataFor: 0,
    }),
    listRecentPlaces: build.query<RecentPlace[], { uid: string; kind: PositionKind }>({
      queryFn: call(docs('listRecentPlaces'), { access: 'user' }),
    }),
    savePosition: build.mutation<void, PlaceInput>({
      queryFn: call(docs('savePosition'), { access: 'user' }),
      // What is listed stays true without another read.
      async onQueryStarted({ uid, kind, itemId, place }, { dispatch, queryFulfilled }) {
        if ((await queryFulfilled.catch(() => null)) === null) return;
        dispatch(
          placeApi.util.updateQueryData('listRecentPlaces', { uid, kind }, (recent) => [
            { itemId, place },
            ...recent.filter((other) => other.itemId !== itemId),
          ]),
        );
      },
    }),
    getBookmarks: build.query<Bookmark[], PlaceKey>({
      queryFn: call(docs('readBookmarks'), { access: 'user' }),
    }),
    saveBookmark: build.mutation<void, BookmarkInput>({
      queryFn: call(docs('saveBookmark'), { access: 'user' }),
      async onQueryStarted({ uid, itemId, place, note, isSet }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          placeApi.util.updateQueryData('getBookmarks', { uid, itemId }, (bookmarks) =>
            withBookmark(bookmarks, { place, note }, isSet),
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
  }),
});

export const {
  useGetPositionQuery,
  useLazyGetPositionQuery,
  useListRecentPlacesQuery,
  useSavePositionMutation,
  useGetBookmarksQuery,
  useSaveBookmarkMutation,
} = placeApi;
