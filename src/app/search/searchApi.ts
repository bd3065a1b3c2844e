import { api, call } from '../../data/api';
import { readCatalog } from '../../data/catalog';
import { ENTRY_OF, type SearchEntry } from './searchEntry';

type Kind = keyof typeof ENTRY_OF;
const KINDS = Object.keys(ENTRY_OF) as Kind[];

export interface SearchEntries {
  entries: SearchEntry[];
  /** Whether some kind could not be read: what is shown is then not all there is. */
  isPartial: boolean;
}

async function entriesOf(kind: Kind): Promise<SearchEntry[]> {
  const rows = await readCatalog(kind);
  return rows.map(ENTRY_OF[kind] as (row: unknown) => SearchEntry);
}

/** The whole catalogue: one read for its index and one per shard that changed since the last visit. */
async function readEntries(): Promise<SearchEntries> {
  const read = await Promise.allSettled(KINDS.map(entriesOf));
  const failed = read.filter((result) => result.status === 'rejected');
  if (failed.length === KINDS.length) throw failed[0]?.reason;
  const entries = read.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  return { entries, isPartial: failed.length > 0 };
}

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSearchEntries: build.query<SearchEntries, void>({
      queryFn: call(readEntries),
      providesTags: KINDS.map((id) => ({ type: 'Catalog', id })),
    }),
  }),
});

export const { useGetSearchEntriesQuery } = searchApi;
