import {
  and,
  idsOf,
  integer,
  list,
  newBackend,
  or,
  orderBy,
  root,
  set,
  text,
  where,
  write,
} from '../testing/backend';
import { runAggregationQuery } from '../queries';
import { admin } from '../caller';

import type { Backend } from '../backend';

let backend: Backend;

beforeAll(async () => {
  backend = newBackend({
    composite: [
      {
        collectionGroup: 'books',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'form', mode: 'ASCENDING' },
          { fieldPath: 'price', mode: 'ASCENDING' },
        ],
      },
    ],
    overrides: [
      {
        collectionGroup: 'notes',
        fieldPath: 'rank',
        indexes: [{ queryScope: 'COLLECTION_GROUP', mode: 'ASCENDING' }],
      },
    ],
  });
  await write(
    backend,
    set('books/a', { price: integer(1000), form: integer(1), tags: list(text('x'), text('y')) }),
    set('books/b', { price: { doubleValue: 2500.5 }, form: integer(2), tags: list(text('y')) }),
    set('books/c', { price: integer(0), form: integer(2), tags: list() }),
    set('books/d', { price: { nullValue: null }, form: integer(1) }),
    set('books/e', { price: text('free'), form: integer(3) }),
    set('books/f', { form: integer(4) }),
    set('courses/1/notes/n1', { rank: integer(2) }),
    set('courses/2/notes/n2', { rank: integer(1) }),
  );
});

describe('filters', () => {
  it.each([
    ['EQUAL', integer(1000), ['a']],
    ['NOT_EQUAL', integer(1000), ['c', 'b', 'e']],
    ['LESS_THAN', integer(1000), ['c']],
    ['LESS_THAN_OR_EQUAL', integer(1000), ['c', 'a']],
    ['GREATER_THAN', integer(0), ['a', 'b']],
    ['GREATER_THAN_OR_EQUAL', integer(0), ['c', 'a', 'b']],
    ['IN', list(integer(0), text('free'), { nullValue: null }), ['c', 'e']],
    ['NOT_IN', list(integer(0), text('free')), ['a', 'b']],
  ])('%s keeps to the type and to fields that are there', async (op, value, expected) => {
    expect(await idsOf(backend, 'books', { where: where('price', op, value) })).toEqual(expected);
  });

  it('finds in lists', async () => {
    expect(await idsOf(backend, 'books', { where: where('tags', 'ARRAY_CONTAINS', text('y')) })).toEqual([
      'a',
      'b',
    ]);
    const any = where('tags', 'ARRAY_CONTAINS_ANY', list(text('x'), text('z')));
    expect(await idsOf(backend, 'books', { where: any })).toEqual(['a']);
  });

  it('finds null by its own operator only', async () => {
    const isNull = { unaryFilter: { field: { fieldPath: 'price' }, op: 'IS_NULL' } };
    expect(await idsOf(backend, 'books', { where: isNull })).toEqual(['d']);
    expect(await idsOf(backend, 'books', { where: where('price', 'EQUAL', { nullValue: null }) })).toEqual(
      [],
    );
  });

  it('combines with and, or', async () => {
    const filter = or(
      and(where('form', 'EQUAL', integer(2)), where('price', 'EQUAL', integer(0))),
      where('form', 'EQUAL', integer(4)),
    );
    expect(await idsOf(backend, 'books', { where: filter })).toEqual(['c', 'f']);
  });

  it.each([
    ['an empty list', where('form', 'IN', list())],
    ['31 values', where('form', 'IN', list(...Array.from({ length: 31 }, (_, n) => integer(n))))],
    [
      'two array-contains',
      and(where('tags', 'ARRAY_CONTAINS', text('x')), where('tags', 'ARRAY_CONTAINS', text('y'))),
    ],
    [
      'not-in beside !=',
      and(where('form', 'NOT_IN', list(integer(1))), where('price', 'NOT_EQUAL', integer(1))),
    ],
    ['two negations', and(where('form', 'NOT_EQUAL', integer(1)), where('price', 'NOT_EQUAL', integer(1)))],
    ['an unknown operator', where('form', 'LIKE', text('x'))],
    [
      'equality on the name beside an inequality on a field',
      and(
        where('__name__', 'EQUAL', { referenceValue: `${root}/books/a` }),
        where('form', 'NOT_EQUAL', integer(1)),
      ),
    ],
  ])('refuses %s', async (_what, filter) => {
    await expect(idsOf(backend, 'books', { where: filter })).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
    });
  });
});

describe('order, cursors and pages', () => {
  it('orders by type first and leaves out what lacks the field', async () => {
    expect(await idsOf(backend, 'books', { orderBy: [orderBy('price', 'DESCENDING')] })).toEqual([
      'e',
      'b',
      'a',
      'c',
      'd',
    ]);
  });

  it('breaks ties by name, in the direction of the last order', async () => {
    expect(await idsOf(backend, 'books', { orderBy: [orderBy('form', 'DESCENDING')] })).toEqual([
      'f',
      'e',
      'c',
      'b',
      'd',
      'a',
    ]);
  });

  it('starts and ends at cursors, with offset and limit', async () => {
    const order = [orderBy('form'), orderBy('__name__')];
    const after = { values: [integer(1), { referenceValue: `${root}/books/a` }], before: false };
    const end = { values: [integer(3)], before: true };
    expect(await idsOf(backend, 'books', { orderBy: order, startAt: after, endAt: end })).toEqual([
      'd',
      'b',
      'c',
    ]);
    expect(await idsOf(backend, 'books', { orderBy: order, offset: 1, limit: { value: 2 } })).toEqual([
      'd',
      'b',
    ]);
  });

  it('reads every collection of a name, wherever it lies', async () => {
    const from = [{ collectionId: 'notes', allDescendants: true }];
    expect(await idsOf(backend, 'notes', { from, orderBy: [orderBy('rank')] })).toEqual(['n2', 'n1']);
    expect(await idsOf(backend, 'notes')).toEqual([]);
  });
});

it('counts, sums and averages the documents that have the field', async () => {
  const answers = await runAggregationQuery(backend, admin, {
    parent: root,
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: 'books' }] },
      aggregations: [
        { alias: 'count', count: {} },
        { alias: 'sum', sum: { field: { fieldPath: 'price' } } },
        { alias: 'avg', avg: { field: { fieldPath: 'price' } } },
      ],
    },
  });
  expect(answers[0]?.result).toEqual({
    aggregateFields: { count: integer(5), sum: { doubleValue: 3500.5 }, avg: { doubleValue: 3500.5 / 3 } },
  });
});

it('refuses vector search by name', async () => {
  await expect(idsOf(backend, 'books', { findNearest: {} })).rejects.toMatchObject({
    status: 'UNIMPLEMENTED',
    message: expect.stringContaining('findNearest') as string,
  });
});

it('refuses an order that goes on after the name', async () => {
  const query = { where: where('form', 'NOT_EQUAL', integer(1)), orderBy: [orderBy('__name__')] };
  await expect(idsOf(backend, 'books', query)).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
});

it('adds integers up exactly before it rounds', async () => {
  const numbers = [
    { integerValue: '4503599627370497' },
    { integerValue: '4503599627370496' },
    { doubleValue: 1.5 },
  ];
  for (const [index, n] of numbers.entries()) await write(backend, set(`sums/${index}`, { n }));
  const [answer] = await runAggregationQuery(backend, admin, {
    parent: root,
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: 'sums' }] },
      aggregations: [{ alias: 'total', sum: { field: { fieldPath: 'n' } } }],
    },
  });
  expect(answer?.result).toEqual({ aggregateFields: { total: { doubleValue: 9007199254740994 } } });
});
