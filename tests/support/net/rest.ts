import { PROJECT_ID, STORAGE_BUCKET } from '../emulators';
import type { Attempt, DocumentAttempt, Fields, FileAttempt, ListAttempt } from './attempt';
import { NOW, REMOVED } from './attempt';
import { protoFields, protoValue } from './proto';

/** Attempts as the HTTP requests that anybody can type into a browser's console. */

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Which service; the address of each is known where the request is sent from. */
  to: 'firestore' | 'storage' | 'auth' | 'functions';
  path: string;
  body?: string;
  contentType?: string;
}

const DATABASE = `projects/${PROJECT_ID}/databases/(default)/documents`;
const OBJECTS = `/v0/b/${STORAGE_BUCKET}/o`;

export const documentName = (path: string) => `${DATABASE}/${path}`;

export const post = (to: HttpRequest['to'], path: string, body: unknown): HttpRequest => ({
  method: 'POST',
  to,
  path,
  body: JSON.stringify(body),
});

/** The parent is empty for a collection at the top. */
export const onFirestore = (parent: string, verb: string, body: unknown) =>
  post('firestore', `/v1/${DATABASE}${parent && `/${parent}`}:${verb}`, body);

export const commit = (...writes: object[]) => onFirestore('', 'commit', { writes });

export function requestFor(attempt: Attempt): HttpRequest {
  switch (attempt.on) {
    case 'document':
      return documentRequest(attempt);
    case 'collection':
      return onFirestore(...parentAndQuery(attempt));
    case 'file':
      return fileRequest(attempt);
    case 'folder':
      return {
        method: 'GET',
        to: 'storage',
        path: `${OBJECTS}?delimiter=%2F&prefix=${encodeURIComponent(attempt.path && `${attempt.path}/`)}`,
      };
  }
}

function documentRequest({ method, path, data, along = {} }: DocumentAttempt): HttpRequest {
  const others = Object.entries(along).map(([other, change]) => updateOf(other, change));
  switch (method) {
    case 'get':
      return { method: 'GET', to: 'firestore', path: `/v1/${documentName(path)}` };
    case 'create':
      return commit(writeOf(path, data), ...others);
    case 'update':
      return commit(updateOf(path, data), ...others);
    case 'delete':
      return commit({ delete: documentName(path) });
  }
}

export const updateOf = (path: string, data: Fields): object => ({
  ...writeOf(path, data),
  updateMask: { fieldPaths: Object.keys(data).filter((field) => data[field] !== NOW) },
  currentDocument: { exists: true },
});

/** Times of the server are transforms of the write, as the SDK sends them. */
export function writeOf(path: string, data: Fields): object {
  const sent = Object.entries(data).filter(([, value]) => value !== NOW && value !== REMOVED);
  const times = Object.keys(data).filter((field) => data[field] === NOW);
  return {
    update: { name: documentName(path), fields: protoFields(Object.fromEntries(sent), new Date()) },
    updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
}

const OPERATORS = {
  '==': 'EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
  '>=': 'GREATER_THAN_OR_EQUAL',
} as const;

function parentAndQuery(attempt: ListAttempt): [string, string, object] {
  const [parent, structuredQuery] = queryOf(attempt);
  return [parent, 'runQuery', { structuredQuery }];
}

/** The parent of the collection, and the query as the interface wants it. */
export function queryOf({
  collection,
  group = false,
  where,
  any = false,
  limit,
}: ListAttempt): [string, object] {
  const segments = collection.split('/');
  const collectionId = segments.pop();
  const filters = where.map(([field, op, value]) => ({
    fieldFilter: {
      field: { fieldPath: field },
      op: OPERATORS[op],
      value: protoValue(value, new Date()),
    },
  }));
  return [
    segments.join('/'),
    {
      from: [{ collectionId, allDescendants: group }],
      ...(filters.length > 0 && { where: { compositeFilter: { op: any ? 'OR' : 'AND', filters } } }),
      ...(limit !== null && { limit }),
    },
  ];
}

function fileRequest({ method, path, file }: FileAttempt): HttpRequest {
  const object = `${OBJECTS}/${encodeURIComponent(path)}`;
  switch (method) {
    case 'get':
      return { method: 'GET', to: 'storage', path: `${object}?alt=media` };
    case 'create':
      return {
        ...post('storage', `${OBJECTS}?uploadType=media&name=${encodeURIComponent(path)}`, null),
        body: '\0'.repeat(file.size),
        contentType: file.contentType,
      };
    case 'update':
      return { ...post('storage', object, { cacheControl: 'no-store' }), method: 'PATCH' };
    case 'delete':
      return { method: 'DELETE', to: 'storage', path: object };
  }
}
