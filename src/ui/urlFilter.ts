/** How the filter of a list of cards stands in the URL, so that a link or Back brings the same cards again. */

/** Cards that one 'Load more' adds. */
export const CARDS_A_PAGE = 12;

const SEARCH_MAX = 100;
const PAGES_MAX = 1000;

/** The value that the URL names, or none: whatever else it holds counts as not set. */
export const knownValue = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/** What every list of cards keeps in the URL: the words searched for, and how many pages of cards are open. */
export function readSearchAndPages(params: URLSearchParams): { search: string; pages: number } {
  const pages = Number(params.get('pages'));
  return {
    search: (params.get('q') ?? '').slice(0, SEARCH_MAX),
    pages: Number.isSafeInteger(pages) && pages > 1 ? Math.min(pages, PAGES_MAX) : 1,
  };
}

interface UrlValues {
  search: string;
  pages: number;
  /** The filters by their name in the URL; empty: not set. */
  filters: Readonly<Record<string, string>>;
}

export function writeUrl({ search, pages, filters }: UrlValues): URLSearchParams {
  const all = { q: search, ...filters, pages: pages > 1 ? String(pages) : '' };
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
}

/** To choose from: the usual values in their order, then any other that a row has. */
export function choicesOf(usual: readonly string[], found: readonly string[]): string[] {
  const others = [...new Set(found)].filter((value) => !usual.includes(value));
  return [...usual, ...others.sort((a, b) => a.localeCompare(b))];
}
