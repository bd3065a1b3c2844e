import fs from 'node:fs';
import { parseQuery } from '../../../emulator/src/firestore/query/parseQuery';
import { queryFacts } from '../../../emulator/src/firestore/query/queryFacts';
import type { Ruleset } from '../../../emulator/src/rules/ruleset';
import type { ProtoDocument, QueryFacts, RulesAuth, RulesRequest } from '../../../emulator/src/rules/types';
import { fromJson } from '../../../emulator/src/rules/values/protoJson';
import { RulesMap } from '../../../emulator/src/rules/values/values';
import { type Actor, claimsOf } from '../people';
import { STANDING } from '../standing';
import type { Attempt, DocumentAttempt, Fields, FileAttempt, FolderAttempt, ListAttempt } from './attempt';
import { protoFields, protoValue } from './proto';

/**
 * Puts attempts to the rules engine in this process: thousands a second, so that every rule can be broken on purpose.
 * The suite's tests prove that the running emulators decide the same.
 */

const TIME = new Date('2026-03-04T09:30:00Z');
const DATABASE = 'projects/demo-somo/databases/(default)';
const BUCKET = '/b/demo-somo.firebasestorage.app/o';

export const RULES_FILES = { firestore: 'firestore.rules', storage: 'storage.rules' } as const;
export type RulesFile = keyof typeof RULES_FILES;

export const readRules = (file: RulesFile) => fs.readFileSync(RULES_FILES[file], 'utf8');

/** Which of the two rules files decides. */
export const rulesFileOf = ({ on }: Attempt): RulesFile =>
  on === 'file' || on === 'folder' ? 'storage' : 'firestore';

export function requestOf(actor: Actor, attempt: Attempt): RulesRequest {
  const auth = authOf(actor);
  switch (attempt.on) {
    case 'document':
      return documentRequest(attempt, auth);
    case 'collection':
      return listRequest(attempt, auth);
    default:
      return fileRequest(attempt, auth);
  }
}

export const isAllowedBy = (ruleset: Ruleset, request: RulesRequest) => ruleset.decide(request).allowed;

function authOf(actor: Actor): RulesAuth | null {
  const claims = claimsOf(actor);
  return claims && { uid: claims.sub, token: claims };
}

const documentsOf = (places: Readonly<Record<string, Fields>>) =>
  new Map(
    Object.entries(places)
      .map(([place, fields]) => documentAt(place, fields))
      .map((document) => [`/${document.name.slice('projects/demo-somo/'.length)}`, document]),
  );
const standing = documentsOf(STANDING);
const lookupIn = (own: ReadonlyMap<string, ProtoDocument>) => (target: string) =>
  own.get(target) ?? standing.get(target) ?? null;
const lookup = lookupIn(new Map());

function documentAt(place: string, fields: Record<string, unknown>): ProtoDocument {
  return { name: `${DATABASE}/documents/${place}`, fields: protoFields(fields, TIME) };
}

const rulesPath = (place: string) => `/databases/(default)/documents/${place}`;

function documentRequest(attempt: DocumentAttempt, auth: RulesAuth | null): RulesRequest {
  const { method, path: place, stored, data, given = {}, along = {} } = attempt;
  const isWrite = method === 'create' || method === 'update';
  const before = { ...STANDING, ...given };
  const changed = Object.entries(along).map(([other, change]) => [other, { ...before[other], ...change }]);
  return {
    service: 'cloud.firestore',
    path: rulesPath(place),
    method,
    auth,
    time: TIME,
    resource: stored && documentAt(place, stored),
    newResource: isWrite ? documentAt(place, { ...stored, ...data }) : null,
    lookup: lookupIn(documentsOf(given)),
    lookupAfter: lookupIn(documentsOf({ ...given, ...(Object.fromEntries(changed) as typeof given) })),
  };
}

function listRequest(attempt: ListAttempt, auth: RulesAuth | null): RulesRequest {
  return {
    service: 'cloud.firestore',
    path: rulesPath(attempt.collection),
    method: 'list',
    auth,
    time: TIME,
    resource: null,
    newResource: null,
    query: factsOf(attempt),
    lookup: lookupIn(documentsOf(attempt.given ?? {})),
    lookupAfter: lookup,
  };
}

const OPERATORS = {
  '==': 'EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
  '>=': 'GREATER_THAN_OR_EQUAL',
} as const;

/** By way of the query that a client would send: the emulator's own reading of it says what is certain. */
function factsOf({ collection, group = false, where, any = false, limit }: ListAttempt): QueryFacts {
  const filters = where.map(([field, op, value]) => ({
    fieldFilter: {
      field: { fieldPath: field },
      op: OPERATORS[op],
      value: protoValue(value, TIME),
    },
  }));
  const [parent = '', id = ''] = /^(?:(.*)\/)?([^/]+)$/.exec(collection)?.slice(1) ?? [];
  const query = parseQuery(`${DATABASE}/documents${parent && `/${parent}`}`, {
    from: [{ collectionId: id, allDescendants: group }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: any ? 'OR' : 'AND', filters } } }),
    ...(limit !== null && { limit: { value: limit } }),
  });
  return queryFacts(query);
}

function fileRequest(attempt: FileAttempt | FolderAttempt, auth: RulesAuth | null): RulesRequest {
  const isFile = attempt.on === 'file';
  const method = isFile ? attempt.method : 'list';
  const isWrite = method === 'create' || method === 'update';
  const resource = isFile ? fromJson(attempt.stored) : null;
  const request = RulesMap.of({
    auth: fromJson(auth),
    resource: isFile && isWrite ? fromJson(attempt.file) : null,
  });
  return {
    service: 'firebase.storage',
    path: attempt.path ? `${BUCKET}/${attempt.path}` : BUCKET,
    method,
    variables: { request, resource },
    ...(!isFile && { delimiter: '/' }),
    lookup,
  };
}
