import { randomUUID } from 'node:crypto';
import { type Actor, NOBODY, SOMEBODY, uidOf } from '../people';
import type { Attempt, DocumentAttempt, Fields, FileAttempt, ListAttempt } from './attempt';
import type { Access, CollectionAccess, FileCase, FolderAccess, May, RecordCase, Special } from './table';

/** The tables, expanded: each line with everybody who may, to be tried by everybody. */
export interface Check {
  what: string;
  allowed: readonly Actor[];
  /** Who tries; left out: everybody. */
  by?: readonly Actor[];
  attempt: (actor: Actor) => Attempt;
}

export const checksOf = (access: Access): Check[] =>
  access.on === 'collection' ? collectionChecks(access) : folderChecks(access);

function collectionChecks(access: CollectionAccess): Check[] {
  const { change, may } = access;
  const document = (method: 'get' | 'update' | 'delete') => (owner: string) =>
    attemptOn(access, method, owner, method === 'update' ? change : {});
  return [
    ...bothWays('get', may.get, document('get')),
    ...bothWays('create', may.create, (owner) => createOf(access, owner)),
    ...bothWays('update', may.update, document('update')),
    ...bothWays('delete', may.delete, document('delete')),
    ...listChecks(access),
    ...(access.specials ?? []),
    ...recordChecks(access),
  ];
}

/** On a record of somebody's that lies there. */
export function attemptOn(
  { path, record, given }: CollectionAccess,
  method: 'get' | 'update' | 'delete',
  owner: string,
  data: Fields = {},
): DocumentAttempt {
  const key = randomUUID();
  const others = given && { given: given(owner, key) };
  return { on: 'document', method, path: path(owner, key), stored: record(owner), data, ...others };
}

/** A new record of somebody's, with what has to lie there and what its commit changes besides. */
export function createOf(
  { path, record, written = record, given, along }: CollectionAccess,
  owner: string,
): DocumentAttempt {
  const key = randomUUID();
  return {
    on: 'document',
    method: 'create',
    path: path(owner, key),
    stored: null,
    data: written(owner),
    ...(given && { given: given(owner, key) }),
    ...(along && { along: along(owner, key) }),
  };
}

/** The same with some of its fields laid over. */
export function createWith(access: CollectionAccess, owner: string, fields: Fields): DocumentAttempt {
  const attempt = createOf(access, owner);
  return { ...attempt, data: { ...attempt.data, ...fields } };
}

/** Own records, another's, all of them, and those of every parent at once. */
function listChecks({ path, given, ownedBy, may }: CollectionAccess): Check[] {
  const list = (owner: string, changes: Partial<ListAttempt> = {}): ListAttempt => ({
    on: 'collection',
    collection: path(owner, 'any').split('/').slice(0, -1).join('/'),
    where: ownedBy?.(owner) ?? [],
    limit: 5,
    ...(given && { given: given(owner, 'any') }),
    ...changes,
  });
  const group = (actor: Actor) => {
    const { collection, ...rest } = list(uidOf(actor), { group: true, where: [] });
    return { ...rest, collection: collection.split('/').at(-1) ?? '' };
  };
  return [
    ...bothWays('list', may.list, (owner) => list(owner)),
    {
      what: 'list everything there',
      allowed: ownedBy ? may.list.others : may.list.own,
      attempt: (actor) => list(uidOf(actor), { where: [], limit: null }),
    },
    { what: 'list the whole collection group', allowed: NOBODY, attempt: group },
    ...(ownedBy ? [alternativesCheck(ownedBy, may.list, list)] : []),
  ];
}

/** An `or` promises nothing of a document, so it must not pass for a list of one's own. */
function alternativesCheck(
  ownedBy: NonNullable<CollectionAccess['ownedBy']>,
  { others }: May,
  list: (owner: string, changes: Partial<ListAttempt>) => ListAttempt,
): Check {
  return {
    what: "list their own or somebody's",
    allowed: others,
    attempt: (actor) =>
      list(uidOf(actor), { where: [...ownedBy(uidOf(actor)), ...ownedBy(SOMEBODY)], any: true }),
  };
}

function bothWays(what: string, may: May, attemptOn: (owner: string) => Attempt): Check[] {
  return [
    { what: `${what}: their own`, allowed: may.own, attempt: (actor) => attemptOn(uidOf(actor)) },
    { what: `${what}: another's`, allowed: may.others, attempt: () => attemptOn(SOMEBODY) },
  ];
}

function recordChecks(access: CollectionAccess): Check[] {
  const { change, records } = access;
  if (!records) return [];
  const { writer, methods, valid, invalid } = records;
  const checkOf = (method: 'create' | 'update', row: RecordCase, allowed: readonly Actor[]): Check => ({
    what: `${method}: ${row.name}`,
    allowed,
    by: [writer],
    attempt: (actor) => {
      const owner = uidOf(actor);
      const attempt =
        method === 'create' ? createOf(access, owner) : attemptOn(access, 'update', owner, change);
      return { ...attempt, data: { ...attempt.data, ...row.record } };
    },
  });
  return methods.flatMap((method) => [
    ...valid.map((row) => checkOf(method, row, [writer])),
    ...invalid.map((row) => checkOf(method, row, NOBODY)),
  ]);
}

function folderChecks(access: FolderAccess): Check[] {
  const { place, extension, file, may, specials = [], files } = access;
  const attemptOn =
    (method: FileAttempt['method'], isThere: boolean) =>
    (owner: string): FileAttempt => ({
      on: 'file',
      method,
      path: `${place(owner)}/${newFileName(extension)}`,
      stored: isThere ? file : null,
      file,
    });
  return [
    ...bothWays('get', may.get, attemptOn('get', true)),
    ...bothWays('list', may.list, (owner) => ({ on: 'folder', path: place(owner) })),
    ...bothWays('create', may.create, attemptOn('create', false)),
    ...bothWays('update', may.update, attemptOn('update', true)),
    ...bothWays('overwrite', may.overwrite, attemptOn('create', true)),
    ...bothWays('delete', may.delete, attemptOn('delete', true)),
    ...specials,
    ...fileChecks(access, files.valid, [files.writer]),
    ...fileChecks(access, files.invalid, NOBODY),
  ];
}

function fileChecks(
  { place, extension, file, files }: FolderAccess,
  cases: readonly FileCase[],
  allowed: Special['allowed'],
): Check[] {
  return cases.map((row) => ({
    what: `upload: ${row.name}`,
    allowed,
    by: [files.writer],
    attempt: (actor) => ({
      on: 'file',
      method: 'create',
      path: `${place(uidOf(actor))}/${row.fileName ?? newFileName(extension)}`,
      stored: null,
      file: { ...file, ...row.file },
    }),
  }));
}

export const newFileName = (extension: string) =>
  `${Date.now()}-${randomUUID().replaceAll('-', '').slice(0, 12)}.${extension}`;
