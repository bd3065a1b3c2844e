/** What the rules engine and its two hosts (the Firestore part and the Storage rules runtime) agree on. */
import type { BoundOperator, Value } from './values/values';

export type RulesService = 'cloud.firestore' | 'firebase.storage';

/** A document as the REST API writes it: `fields` is proto3 JSON (`{title: {stringValue: 'x'}}`). */
export interface ProtoDocument {
  /** Full resource name: `projects/P/databases/(default)/documents/ebooks/1`. */
  name: string;
  fields: Record<string, unknown>;
}

export interface RulesAuth {
  uid: string;
  /** The decoded claims of the ID token, as plain JSON. */
  token: Record<string, unknown>;
}

export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Reads a document for `get()`/`exists()`; `path` is `/databases/(default)/documents/...`. Null: it does not exist. */
export type Lookup = (path: string) => ProtoDocument | null;

export interface FirestoreRequest {
  service: 'cloud.firestore';
  /** `/databases/(default)/documents/ebooks/1`; for a list, the collection's path plus a document id wildcard is the engine's business: pass the collection path. */
  path: string;
  method: RulesMethod;
  auth: RulesAuth | null;
  time: Date;
  /** The stored document. Null when there is none, and for list. */
  resource: ProtoDocument | null;
  /** The document as it would be after the write (create and update only). */
  newResource: ProtoDocument | null;
  /** Only for list. */
  query?: QueryFacts;
  lookup: Lookup;
  /** The state after the whole batch, for `getAfter()`/`existsAfter()`. */
  lookupAfter: Lookup;
  /** Shared by all operations of one request, so that the request's limit on look-ups can be counted. */
  budget?: LookupBudget;
  /** Documents that are at hand without a look-up: the request's own. */
  own?: ReadonlySet<string>;
}

/** What is known of every document a query can return, before any is read. */
export interface QueryFacts {
  limit: number | null;
  offset: number | null;
  /** `created_at DESC`, `title ASC`, in the query's order. */
  orderBy: string[];
  /** Every document fits at least one of these, and then all of its facts hold. */
  ways: QueryFact[][];
  /** True for a collection-group query: only `{path=**}` matches grant it. */
  allDescendants: boolean;
}

/** What a filter says of a field; on `__name__`, of the document's own name. */
export interface QueryFact {
  field: readonly string[];
  op: '==' | BoundOperator;
  /** Proto3 JSON. */
  value: unknown;
}

export interface StorageRequest {
  service: 'firebase.storage';
  /** `/b/BUCKET/o/ebooks/uid/name.pdf`. */
  path: string;
  method: RulesMethod;
  /** `request` and `resource`, decoded by the Storage host from the runtime's typed wire values. */
  variables: Record<string, Value>;
  /** Only for list, whose path is a prefix: with a delimiter, folders below it are not entered. */
  delimiter?: string;
  lookup: Lookup;
}

export type RulesRequest = FirestoreRequest | StorageRequest;

/** Look-ups of a request, counted across its operations. */
export interface LookupBudget {
  max: number;
  spent: number;
  /** What a look-up has told by now and need not be counted again: path -> that it exists (or not), or all of it. */
  known: Map<string, 'existence' | 'document'>;
}

export interface Decision {
  allowed: boolean;
  /** Readable: which rule, which line, which value or error. Empty when allowed. */
  reason: string;
}

export interface RulesProblem {
  line: number;
  column: number;
  message: string;
}
