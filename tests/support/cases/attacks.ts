import { randomUUID } from 'node:crypto';
import { STORAGE_BUCKET } from '../emulators';
import { type Fields, NOW } from '../net/attempt';
import { createOf } from '../net/checks';
import {
  commit,
  documentName,
  type HttpRequest,
  onFirestore,
  post,
  queryOf,
  requestFor,
  writeOf,
} from '../net/rest';
import type { CollectionAccess } from '../net/table';
import { type Actor, SOMEBODY, uidOf } from '../people';

/** What is tried from a browser's console beyond the lines of the permission tables; each must be refused. */
export interface Attack {
  what: string;
  request: HttpRequest;
  /** What lies there before. */
  stored?: { path: string; fields: Fields };
}

/** A new collection needs no line here: reading in bulk and tampering follow from its permission table. */
export const attacksOn = (access: CollectionAccess, actor: Actor): Attack[] => [
  ...(access.may.list.others.includes(actor) ? [] : readingInBulk(access)),
  ...(access.may.create.own.includes(actor) ? tampering(access, actor) : []),
  ...(access.may.delete.others.includes(actor) ? [] : [replacing(access, actor)]),
];

function readingInBulk({ path }: CollectionAccess): Attack[] {
  const collection = path(SOMEBODY, 'any').split('/').slice(0, -1).join('/');
  const all = { on: 'collection', collection, where: [], limit: null } as const;
  const [parent, structuredQuery] = queryOf(all);
  return [
    {
      what: 'count all',
      request: onFirestore(parent, 'runAggregationQuery', {
        structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'n', count: {} }] },
      }),
    },
    {
      what: 'ask for the names of all',
      request: onFirestore(parent, 'runQuery', {
        structuredQuery: { ...structuredQuery, select: { fields: [{ fieldPath: '__name__' }] } },
      }),
    },
    {
      what: 'page through all',
      request: { method: 'GET', to: 'firestore', path: `/v1/${documentName(collection)}?pageSize=300` },
    },
  ];
}

/** Deletes somebody's record and puts their own in its place, in one commit. */
function replacing({ path, record, written = record }: CollectionAccess, actor: Actor): Attack {
  const place = path(SOMEBODY, randomUUID());
  return {
    what: "replace another's with their own",
    request: commit({ delete: documentName(place) }, writeOf(place, written(uidOf(actor)))),
    stored: { path: place, fields: record(SOMEBODY) },
  };
}

/** A record that would be taken, but for one thing. */
function tampering(access: CollectionAccess, actor: Actor): Attack[] {
  const { data: whole } = createOf(access, uidOf(actor));
  const create = (what: string, data: Fields): Attack => ({
    what,
    request: requestFor({ ...createOf(access, uidOf(actor)), data }),
  });
  const own =
    'created_by' in whole ? [create('name another author', { ...whole, created_by: SOMEBODY })] : [];
  return [
    ...own,
    create('add a field', { ...whole, is_admin: true }),
    ...Object.entries(whole).flatMap(([field, value]) => {
      const { [field]: _left, ...rest } = whole;
      return [
        create(`leave out ${field}`, rest),
        create(`another type for ${field}`, { ...rest, [field]: ofAnotherType(value) }),
        ...(value === NOW
          ? [create(`a time of their own for ${field}`, { ...rest, [field]: new Date(0) })]
          : []),
      ];
    }),
  ];
}

const ofAnotherType = (value: unknown) => (typeof value === 'string' ? 12 : { text: 'x' });

/** What belongs to no collection. `token`: their own, as the page holds it. */
export function attacksOnServices(token: string): Attack[] {
  const role = { customAttributes: JSON.stringify({ role: 'admin' }), localId: uidOf('student') };
  const account = (what: string, fields: object): Attack => ({
    what,
    request: post('auth', '/identitytoolkit.googleapis.com/v1/accounts:update?key=demo', {
      idToken: token,
      ...fields,
    }),
  });
  const list = (what: string, query: string): Attack => ({
    what,
    request: { method: 'GET', to: 'storage', path: `/v0/b/${STORAGE_BUCKET}/o${query}` },
  });
  return [
    account('give themselves a role in Auth', role),
    account('enable an account that was disabled', { disableUser: false, localId: uidOf('student') }),
    { what: 'name all collections', request: onFirestore('', 'listCollectionIds', {}) },
    {
      what: "name what lies under somebody's record",
      request: onFirestore(`users/${SOMEBODY}`, 'listCollectionIds', {}),
    },
    list('list the bucket', ''),
    list('list everybody’s books', '?prefix=ebooks%2F'),
    list(
      'list without a border',
      `?prefix=${encodeURIComponent(`audio-files/${SOMEBODY}/`)}&maxResults=1000`,
    ),
    ...[
      `ebooks/${SOMEBODY}/1700000000000-abc.pdf`,
      `ebooks/${uidOf('teacher')}/../${SOMEBODY}/1700000000000-abc.pdf`,
      `ebooks/${uidOf('teacher')}/..%2f${SOMEBODY}%2f1700000000000-abc.pdf`,
      `ebooks//1700000000000-abc.pdf`,
      `../1700000000000-abc.pdf`,
    ].map((name): Attack => ({
      what: `upload to ${name}`,
      request: {
        ...post('storage', `/v0/b/${STORAGE_BUCKET}/o?uploadType=media&name=${encodeURIComponent(name)}`, 0),
        contentType: 'application/pdf',
      },
    })),
  ];
}
