import type { Actor } from '../people';
import type { Attempt, Fields, FileFacts, Where } from './attempt';

/** What the permission tables in tests/support/cases are made of. docs/security.md shows how to add one. */

/** Who may do it to a record of their own, and who to another's; everybody else may not. */
export interface May {
  own: readonly Actor[];
  others: readonly Actor[];
}

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

/** A line that the grid cannot say. */
export interface Special {
  what: string;
  allowed: readonly Actor[];
  attempt: (actor: Actor) => Attempt;
}

/** A change laid over a valid record, and whether the rules take it. */
export interface RecordCase {
  name: string;
  record: Fields;
}

export interface RecordCases {
  /** Who writes them: somebody who may, so that only what is written can be the reason of a refusal. */
  writer: Actor;
  methods: readonly ('create' | 'update')[];
  valid: readonly RecordCase[];
  invalid: readonly RecordCase[];
}

export interface CollectionAccess {
  on: 'collection';
  /** As in code and rules: `ebooks`, `users/{uid}/positions`. */
  name: string;
  /** Where a record of `owner` lies; `key` is different each time. */
  path: (owner: string, key: string) => string;
  /** A record as it is stored. */
  record: (owner: string) => Fields;
  /** The same as its owner writes it, where times come from the server. */
  written?: (owner: string) => Fields;
  /** What else lies there, by its path, and what the commit of a create changes in it. */
  given?: (owner: string, key: string) => Readonly<Record<string, Fields>>;
  along?: (owner: string, key: string) => Readonly<Record<string, Fields>>;
  /** What an update that is allowed changes. */
  change: Fields;
  /** What a list of one owner's records asks for; left out where records have no owner. */
  ownedBy?: (owner: string) => readonly Where[];
  may: Record<Operation, May>;
  specials?: readonly Special[];
  records?: RecordCases;
}

export interface FileCase {
  name: string;
  /** The file's own name, without folder. */
  fileName?: string;
  file: Partial<FileFacts>;
}

export interface FolderAccess {
  on: 'folder';
  /** As in `StorageFolder`: `ebooks`. */
  name: string;
  /** Where files of `owner` lie: `ebooks/{owner}`. */
  place: (owner: string) => string;
  extension: string;
  file: FileFacts;
  /** `update` changes the metadata of a file, `overwrite` puts another in its place. */
  may: Record<Operation | 'overwrite', May>;
  specials?: readonly Special[];
  files: { writer: Actor; valid: readonly FileCase[]; invalid: readonly FileCase[] };
}

export type Access = CollectionAccess | FolderAccess;

export const same = (actors: readonly Actor[]): May => ({ own: actors, others: actors });
