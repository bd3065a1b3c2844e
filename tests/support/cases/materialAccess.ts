import { randomUUID } from 'node:crypto';
import { type Attempt, NOW, REMOVED } from '../net/attempt';
import type { CollectionAccess, RecordCase, Special } from '../net/table';
import { ADMIN_TOKENS, EVERYBODY, NOBODY, PUBLISHERS, SOMEBODY, STAFF_TOKENS, uidOf } from '../people';

const LONG_AGO = new Date('2023-11-14T22:13:20Z');

export interface Material {
  name: string;
  /** A record that the rules take, with changes. */
  recordOf: (changes: Record<string, unknown>) => Record<string, unknown>;
  /** What of it may change. */
  change: Record<string, unknown>;
  /** The field of the path of a file, and a path in a user's own folder. */
  file: { field: string; pathOf: (uid: string) => string };
  valid: RecordCase[];
  invalid: RecordCase[];
  /** It is never sold, so that nobody owns it. */
  isGiven?: true;
}

/** What staff publish: theirs to write, everybody's to read, and the back office's alone to list. */
export function materialAccess(material: Material): CollectionAccess {
  const { name, recordOf, change, valid, invalid } = material;
  const path = (_owner: string, key: string) => `${name}/${key}`;
  const record = (owner: string) =>
    recordOf({ created_by: owner, created_at: LONG_AGO, updated_at: LONG_AGO });
  const written = (owner: string) => ({ ...record(owner), created_at: NOW, updated_at: NOW });
  return {
    on: 'collection',
    name,
    path,
    record,
    written,
    change: { ...change, updated_at: NOW },
    ownedBy: (owner) => [['created_by', '==', owner]],
    // The site's lists read the catalogue; the collection itself is for the back office.
    may: {
      get: { own: EVERYBODY, others: EVERYBODY },
      list: { own: STAFF_TOKENS, others: ADMIN_TOKENS },
      create: { own: PUBLISHERS, others: NOBODY },
      update: { own: PUBLISHERS, others: ['admin'] },
      delete: { own: PUBLISHERS, others: ['admin'] },
    },
    specials: [
      ...listing(name),
      ...creating(name, written),
      ...updating(material, record),
      ...(material.isGiven ? [] : deleting(name, record)),
    ],
    records: {
      writer: 'teacher',
      methods: ['create', 'update'],
      valid: [...valid, { name: 'hidden', record: { is_hidden: true } }],
      invalid: [...invalid, { name: 'half hidden', record: { is_hidden: 'yes' } }],
    },
  };
}

/** Lists that the rules must decide by what the query fixes. */
function listing(collection: string): Special[] {
  const list = (
    what: string,
    allowed: Special['allowed'],
    whereOf: (uid: string) => [string, '==' | 'in' | '>=' | 'array-contains', unknown][],
  ): Special => ({
    what,
    allowed,
    attempt: (actor) => ({ on: 'collection', collection, where: whereOf(uidOf(actor)), limit: 5 }),
  });
  return [
    list('list those of two authors, one of them themselves', ADMIN_TOKENS, (uid) => [
      ['created_by', 'in', [uid, SOMEBODY]],
    ]),
    list('search among their own', STAFF_TOKENS, (uid) => [
      ['created_by', '==', uid],
      ['search_terms', 'array-contains', 'al'],
    ]),
    list('list those of authors whose id comes after their own', ADMIN_TOKENS, (uid) => [
      ['created_by', '>=', uid],
    ]),
  ];
}

type Fields = Record<string, unknown>;

/** What somebody has paid for stays; what nobody has may go. */
function deleting(name: string, record: (owner: string) => Fields): Special[] {
  const id = randomUUID();
  return [
    {
      what: 'delete one of their own that somebody owns',
      allowed: NOBODY,
      attempt: (actor) => ({
        on: 'document',
        method: 'delete',
        path: `${name}/${id}`,
        stored: record(uidOf(actor)),
        data: {},
        given: { [`sales/${id}`]: { owners: 1 } },
      }),
    },
  ];
}

function creating(name: string, written: (owner: string) => Fields): Special[] {
  const create = (what: string, changes: Fields, id: string = randomUUID()): Special => ({
    what,
    allowed: NOBODY,
    attempt: (actor) => ({
      on: 'document',
      method: 'create',
      path: `${name}/${id}`,
      stored: null,
      data: { ...written(uidOf(actor)), ...changes },
    }),
  });
  return [
    create('create one that is older than it is', { created_at: LONG_AGO }),
    create('create one under an id that is no UUID', {}, 'own-1'),
    create('create one without an owner', { created_by: null }),
  ];
}

function updating({ name, change, file }: Material, record: (owner: string) => Fields): Special[] {
  const update = (owner: string, stored: Fields, data: Fields): Attempt => ({
    on: 'document',
    method: 'update',
    path: `${name}/${randomUUID()}`,
    stored: { ...record(owner), ...stored },
    data: { updated_at: NOW, ...data },
  });
  /** Of somebody else's, which an administrator may change, and of one's own, which its author may. */
  const refused = (what: string, data: Fields) =>
    [SOMEBODY, null].map((owner): Special => ({
      what: `${what} (${owner ? "another's" : 'their own'})`,
      allowed: NOBODY,
      attempt: (actor) => update(owner ?? uidOf(actor), {}, data),
    }));
  return [
    ...refused('give one to another author', { created_by: 'rules-another' }),
    ...refused('change when one was created', { created_at: NOW }),
    ...refused('say when one was changed', { updated_at: LONG_AGO }),
    ...refused('take a field away', { description: REMOVED }),
    ...refused('add a field that nobody knows', { rating: 5 }),
    {
      what: 'keep the files of one of their own, or as an administrator of any',
      allowed: PUBLISHERS,
      attempt: (actor) => {
        const owner = actor === 'admin' ? SOMEBODY : uidOf(actor);
        const kept = { [file.field]: file.pathOf(owner) };
        return update(owner, kept, { ...kept, ...change });
      },
    },
  ];
}

/** The cases of the forms' table that the rules can see. */
export const stored = (cases: readonly { name: string; record?: Fields }[]): RecordCase[] =>
  cases.flatMap(({ name, record }) => (record ? [{ name, record }] : []));
