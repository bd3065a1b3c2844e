import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { words } from '../../domain/text';
import { SEARCH_KINDS, type SearchEntry, type SearchKind } from './searchEntry';

/** The index and what it answers. It runs in a worker, so that a slow phone types without a stop. */

export interface SearchQuestion {
  text: string;
  kind: SearchKind | '';
  subject: string;
  form: string;
}

/** The ids of what was found in one kind, best first. */
export interface SearchGroup {
  kind: SearchKind;
  ids: string[];
}

export type SearchMessage =
  { type: 'load'; entries: SearchEntry[] } | { type: 'find'; number: number; question: SearchQuestion };

export interface SearchAnswer {
  number: number;
  groups: SearchGroup[];
}

const FIELDS = ['title', 'by', 'subject', 'form', 'more'] as const;
const BOOST = { title: 4, by: 2, subject: 2, form: 1.5 };
/** A slip in a short word makes another word; in a longer one it is a slip. */
const FUZZY_FROM = 4;
const FUZZINESS = 0.25;

const ALL_FORMS = 'Form I-IV';

export class SearchIndex {
  private readonly index = new MiniSearch<SearchEntry>({
    fields: [...FIELDS],
    // Of all cases, accents and apostrophes one form, as everywhere on the site.
    tokenize: words,
    processTerm: (term) => term,
    searchOptions: {
      boost: BOOST,
      prefix: true,
      fuzzy: (term) => (term.length >= FUZZY_FROM ? FUZZINESS : false),
      combineWith: 'AND',
    },
  });
  private entries = new Map<string, SearchEntry>();

  load(entries: readonly SearchEntry[]): void {
    this.index.removeAll();
    this.entries = new Map(entries.map((entry) => [entry.id, entry]));
    this.index.addAll([...this.entries.values()]);
  }

  /** All words together; if nothing has them all, whatever has some. Without words, all that fits, newest first. */
  find(question: SearchQuestion): SearchGroup[] {
    const filter = ({ id }: SearchResult) => fits(this.entries.get(String(id)), question);
    const query: Query = words(question.text).length > 0 ? question.text : MiniSearch.wildcard;
    const strict = this.index.search(query, { filter });
    const found = strict.length > 0 ? strict : this.index.search(query, { filter, combineWith: 'OR' });
    const ids = found.map(({ id }) => String(id));
    return SEARCH_KINDS.map((kind) => ({
      kind,
      ids: ids.filter((id) => this.entries.get(id)?.kind === kind),
    })).filter((group) => group.ids.length > 0);
  }
}

const fits = (entry: SearchEntry | undefined, { kind, subject, form }: SearchQuestion) =>
  entry !== undefined &&
  (!kind || entry.kind === kind) &&
  (!subject || entry.subject === subject) &&
  (!form || entry.form === form || entry.form === ALL_FORMS);

/** What the worker does with a message; null: nothing to answer. */
export function respond(index: SearchIndex, message: SearchMessage): SearchAnswer | null {
  if (message.type === 'find') return { number: message.number, groups: index.find(message.question) };
  index.load(message.entries);
  return null;
}
