import { useSearchParams } from 'react-router-dom';
import type { PageRequest, Sort } from '../../domain/page';

/** The filters by their name in the URL, each with the values it may have; null: any text. */
type FilterNames = Readonly<Record<string, readonly string[] | null>>;

interface TableUrlOptions<Filters extends FilterNames> {
  filters: Filters;
  /** The stored fields that the table may be sorted by, where it may. */
  sorts?: readonly string[];
  /** The order when the URL says nothing; left out: the list's own. */
  order?: Sort;
}

type Values<Filters extends FilterNames> = { [Name in keyof Filters]?: string | undefined };

export interface TableUrl<Filters extends FilterNames = FilterNames> {
  filter: Values<Filters>;
  search: string;
  sort: Sort | undefined;
  /** The order when the URL says nothing; undefined: the list's own. */
  usualOrder: Sort | undefined;
  cursor: PageRequest;
  /** How many filters are set, the search not counted. */
  filterCount: number;
  setFilter: (name: keyof Filters & string, value: string | undefined) => void;
  setSearch: (search: string) => void;
  setSort: (sort: Sort) => void;
  move: (cursor: PageRequest, options?: { replace: boolean }) => void;
  reset: () => void;
}

/**
 * A table's filters, search, order and place as the URL has them: a reload, a link and Back bring the same rows. What
 * was mistyped counts as not set. Every change but turning the page begins on the first one.
 */
export function useTableUrl<Filters extends FilterNames>(
  options: TableUrlOptions<Filters>,
): TableUrl<Filters> {
  const [params, setParams] = useSearchParams();
  const state = read(params, options);
  const change = (name: string, value: string | undefined) =>
    setParams((current) => write(read(current, options), { [name]: value }), { replace: true });
  return {
    filter: state.filter,
    search: state.search,
    sort: state.sort,
    usualOrder: options.order,
    cursor: { after: params.get('after') ?? undefined, before: params.get('before') ?? undefined },
    filterCount: Object.values(state.filter).filter(Boolean).length,
    setFilter: change,
    setSearch: (search) => change('q', search),
    setSort: ({ by, direction }) => change('sort', direction === 'desc' ? `-${by}` : by),
    move: ({ after, before }, navigation) =>
      setParams((current) => write(read(current, options), after ? { after } : { before }), navigation),
    reset: () => setParams({}, { replace: true }),
  };
}

function read<Filters extends FilterNames>(params: URLSearchParams, options: TableUrlOptions<Filters>) {
  const { filters, sorts = [], order } = options;
  const known = Object.entries(filters).map(([name, values]) => {
    const value = params.get(name) ?? undefined;
    return [name, value && (values?.includes(value) ?? true) ? value : undefined];
  });
  const wanted = params.get('sort') ?? '';
  const by = wanted.replace(/^-/u, '');
  const isSorted = sorts.includes(by);
  const sort: Sort | undefined = isSorted ? { by, direction: wanted === by ? 'asc' : 'desc' } : order;
  return {
    filter: Object.fromEntries(known) as Values<Filters>,
    search: params.get('q') ?? '',
    sort,
    sortText: isSorted ? wanted : undefined,
  };
}

function write(state: ReturnType<typeof read>, change: Record<string, string | undefined>): URLSearchParams {
  const { filter, search, sortText } = state;
  const next: Record<string, string | undefined> = { ...filter, q: search, sort: sortText, ...change };
  return new URLSearchParams(
    Object.entries(next).flatMap(([name, value]) => (value?.trim() ? [[name, value]] : [])),
  );
}
