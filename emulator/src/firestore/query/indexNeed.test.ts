import { and, idsOf, integer, newBackend, or, orderBy, text, where } from '../testing/backend';
import type { JsonObject } from '../json';
import { parseIndexes } from './indexes';

const declared = parseIndexes(
  JSON.stringify({
    indexes: [
      composite('subject ASCENDING', 'created_at DESCENDING'),
      composite('form ASCENDING', 'created_at DESCENDING'),
      composite('terms CONTAINS', 'created_at DESCENDING'),
      composite('form ASCENDING', 'title ASCENDING'),
    ],
    fieldOverrides: [
      { collectionGroup: 'books', fieldPath: 'text', indexes: [] },
      {
        collectionGroup: 'notes',
        fieldPath: 'uid',
        indexes: [{ queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' }],
      },
    ],
  }),
);

function composite(...fields: string[]): JsonObject {
  return {
    collectionGroup: 'books',
    queryScope: 'COLLECTION',
    fields: fields.map((field) => {
      const [fieldPath, mode] = field.split(' ');
      return mode === 'CONTAINS' ? { fieldPath, arrayConfig: mode } : { fieldPath, order: mode };
    }),
  };
}

const backend = newBackend(declared);
const subject = where('subject', 'EQUAL', text('Physics'));
const form = where('form', 'EQUAL', integer(2));
const newest = [orderBy('created_at', 'DESCENDING')];
const group = [{ collectionId: 'notes', allDescendants: true }];

describe('served', () => {
  it.each<[string, JsonObject]>([
    ['nothing but the collection', {}],
    ['one order', { orderBy: newest }],
    ['a range and its own order', { where: where('price', 'GREATER_THAN', integer(1)) }],
    ['equalities alone, however many', { where: and(subject, form, where('price', 'EQUAL', integer(0))) }],
    ['a declared index', { where: subject, orderBy: newest }],
    ['two declared indexes merged', { where: and(subject, form), orderBy: newest }],
    [
      'array-contains as an equality',
      { where: and(where('terms', 'ARRAY_CONTAINS', text('a')), form), orderBy: newest },
    ],
    [
      'in as equalities',
      { where: where('form', 'IN', { arrayValue: { values: [integer(1)] } }), orderBy: newest },
    ],
    ['an order by a field that is fixed', { where: subject, orderBy: [orderBy('subject')] }],
    ['each side of an or', { where: or(subject, form), orderBy: newest }],
    ['a group by a declared field', { from: group, where: where('uid', 'EQUAL', text('u')) }],
    ['a group as it is', { from: group }],
  ])('%s', async (_what, query) => {
    await expect(idsOf(backend, 'books', query)).resolves.toEqual([]);
  });
});

describe('refused', () => {
  it.each<[string, JsonObject, string]>([
    [
      'an order that no index has',
      { where: subject, orderBy: [orderBy('title')] },
      '"fieldPath":"title","order":"ASCENDING"',
    ],
    [
      'the other direction',
      { where: subject, orderBy: [orderBy('created_at')] },
      '"created_at","order":"ASCENDING"',
    ],
    [
      'a merge that leaves an equality out',
      { where: and(subject, form), orderBy: [orderBy('title')] },
      '"subject"',
    ],
    [
      'a range beside an equality',
      { where: and(subject, where('price', 'LESS_THAN', integer(5))) },
      '"price"',
    ],
    ['two orders', { orderBy: [orderBy('a'), orderBy('b')] }, '"a","order":"ASCENDING"},{"fieldPath":"b"'],
    ['an exempted field', { where: where('text', 'EQUAL', text('x')) }, '"text"'],
    [
      'a group by a field that is not declared',
      { from: group, where: where('rank', 'EQUAL', integer(1)) },
      'COLLECTION_GROUP',
    ],
  ])('%s', async (_what, query, named) => {
    await expect(idsOf(backend, 'books', query)).rejects.toMatchObject({
      status: 'FAILED_PRECONDITION',
      message: expect.stringContaining(named) as string,
    });
  });
});
