/** One thing that somebody tries, as plain data: it is tried on the running suite and put to the rules engine alike. */

export type Fields = Record<string, unknown>;

/** Stands for the time of the request: the SDK's server timestamp. */
export const NOW = Symbol('now');
/** Stands for a field that an update takes away. */
export const REMOVED = Symbol('removed');

/** Stands for a moment so many milliseconds before the request; after it, where they are negative. */
export class Ago {
  constructor(readonly ms: number) {}
}

export type Attempt = DocumentAttempt | ListAttempt | FileAttempt | FolderAttempt;

export interface DocumentAttempt {
  on: 'document';
  method: 'get' | 'create' | 'update' | 'delete';
  path: string;
  /** What lies there before. */
  stored: Fields | null;
  /** The whole record of a create, the changed fields of an update. */
  data: Fields;
  /** What else lies there before, by its path: what the rules look up. */
  given?: Readonly<Record<string, Fields>>;
  /** What the same commit changes in other documents that lie there. */
  along?: Readonly<Record<string, Fields>>;
  /** It is a matter of milliseconds: only the engine's clock stands still for it. */
  isTimed?: boolean;
}

export type Where = readonly [field: string, op: '==' | 'in' | 'array-contains' | '>=', value: unknown];

export interface ListAttempt {
  on: 'collection';
  /** The collection's path, or with `group` its name. */
  collection: string;
  group?: boolean;
  where: readonly Where[];
  /** Joined by `or` instead of `and`. */
  any?: boolean;
  limit: number | null;
  given?: Readonly<Record<string, Fields>>;
}

export interface FileFacts {
  size: number;
  contentType: string;
  /** What whoever put it up says of it. */
  metadata?: Readonly<Record<string, string>>;
}

export interface FileAttempt {
  on: 'file';
  method: 'get' | 'create' | 'update' | 'delete';
  path: string;
  /** What lies there before; a create then overwrites it. */
  stored: FileFacts | null;
  file: FileFacts;
}

export interface FolderAttempt {
  on: 'folder';
  path: string;
}
