import { api, call } from '../../data/api';
import type { OwnStats, Stats } from '../../domain/stats';
import { type OwnFigures, pingFunctions, readOwnFigures, readOwnStats, readStats } from './statsDocs';

/** A function that has slept takes its time to answer. */
const PING_TIMEOUT_MS = 30_000;
/** Things come and go at any time: whoever opens the dashboard sees how it is now. */
const FRESH = { keepUnusedDataFor: 0 };

const statsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStats: build.query<Stats, void>({
      queryFn: call(readStats, { access: 'user' }),
      providesTags: ['Stats'],
      ...FRESH,
    }),
    getOwnFigures: build.query<OwnFigures, string>({
      queryFn: call(readOwnFigures, { access: 'user' }),
      ...FRESH,
    }),
    getOwnStats: build.query<OwnStats, string>({
      queryFn: call(readOwnStats, { access: 'user' }),
      ...FRESH,
    }),
    pingFunctions: build.query<number, void>({
      queryFn: call(pingFunctions, { timeoutMs: PING_TIMEOUT_MS }),
      ...FRESH,
    }),
  }),
});

export const { useGetStatsQuery, useGetOwnFiguresQuery, useGetOwnStatsQuery, usePingFunctionsQuery } =
  statsApi;
