import fc from 'fast-check';
import { ROOT } from './project';

type Json = Record<string, unknown>;

export interface StoredFields {
  id: string;
  fields: Json;
}

/** A structured query, plain or with aggregations, as its request body. */
export interface QueryCase {
  structuredQuery: Json;
  aggregations: Json[] | null;
}

const scalar: fc.Arbitrary<Json> = fc.oneof(
  fc.constant({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc.constantFrom('0', '1', '2', '-3', '9007199254740993').map((integerValue) => ({ integerValue })),
  fc.constantFrom(0, -0, 1, 1.5, 4294967296, 'NaN', 'Infinity').map((doubleValue) => ({ doubleValue })),
  fc
    .constantFrom('2024-01-01T00:00:00Z', '1960-01-01T00:00:00.123456Z')
    .map((timestampValue) => ({ timestampValue })),
  fc.constantFrom('', 'a', 'ab', 'B', '\uffee', '😀').map((stringValue) => ({ stringValue })),
  fc.constantFrom('', 'YQ==', '/w==').map((bytesValue) => ({ bytesValue })),
  fc.constantFrom('q/d1', 'q/d1/r/x', 'q/d10').map((path) => ({ referenceValue: `${ROOT}/${path}` })),
  fc
    .constantFrom(
      { latitude: 0, longitude: 1 },
      { latitude: 0, longitude: -1 },
      { latitude: -6.8, longitude: 39 },
    )
    .map((geoPointValue) => ({ geoPointValue })),
);
const map = fc
  .dictionary(fc.constantFrom('a', 'b', 'aa'), scalar, { maxKeys: 2 })
  .map((fields): Json => ({ mapValue: { fields } }));
const list = fc
  .array(fc.oneof(scalar, map), { maxLength: 3 })
  .map((values): Json => ({ arrayValue: { values } }));
const value: fc.Arbitrary<Json> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: list },
  { weight: 1, arbitrary: map },
);

/** The fields that queries name. */
export const NAMES = ['x', 'y', 'z', 'm.a'];

export const storedFields: fc.Arbitrary<StoredFields[]> = fc
  .array(fc.record({ x: value, y: value, z: list, m: map }, { requiredKeys: [] }), {
    minLength: 25,
    maxLength: 25,
  })
  .map((all) => all.map((fields, index) => ({ id: `d${index}`, fields })));

const field = fc.constantFrom(...NAMES).map((fieldPath) => ({ fieldPath }));
const listOf = fc
  .array(value, { minLength: 1, maxLength: 3 })
  .map((values): Json => ({ arrayValue: { values } }));
const reference = fc
  .constantFrom('d1', 'd10', 'd2')
  .map((id): Json => ({ referenceValue: `${ROOT}/q/${id}` }));

const RANGES = ['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL', 'NOT_EQUAL'];
/** Google's emulator forgets a range beyond null or NaN, and with it the order that it brings. */
const bound = value.filter((item) => !('nullValue' in item) && item.doubleValue !== 'NaN');

const fieldFilter: fc.Arbitrary<Json> = fc
  .oneof(
    fc.record({ field, op: fc.constantFrom(...RANGES), value: bound }),
    fc.record({ field, op: fc.constantFrom('EQUAL', 'ARRAY_CONTAINS'), value }),
    fc.record({ field, op: fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'), value: listOf }),
    fc.record({
      field: fc.constant({ fieldPath: '__name__' }),
      op: fc.constantFrom(...RANGES, 'EQUAL'),
      value: reference,
    }),
  )
  .map((filter) => ({ fieldFilter: filter }));
const unaryFilter: fc.Arbitrary<Json> = fc
  .record({ field, op: fc.constantFrom('IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN') })
  .map((filter) => ({ unaryFilter: filter }));

const { filter } = fc.letrec<{ filter: Json }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2 },
    { weight: 4, arbitrary: fieldFilter },
    { weight: 1, arbitrary: unaryFilter },
    {
      weight: 3,
      arbitrary: fc
        .record({
          op: fc.constantFrom('AND', 'OR'),
          filters: fc.array(tie('filter'), { minLength: 2, maxLength: 3 }),
        })
        .map((compositeFilter): Json => ({ compositeFilter })),
    },
  ),
}));

const orderBy = fc.uniqueArray(
  fc.record({
    field: fc.constantFrom(...NAMES, '__name__').map((fieldPath) => ({ fieldPath })),
    direction: fc.constantFrom('ASCENDING', 'DESCENDING'),
  }),
  { maxLength: 3, selector: (order) => order.field.fieldPath },
);

/** A cursor holds a value for some of the orders that the query names. */
const cursor = fc.record({
  values: fc.array(value, { minLength: 1, maxLength: 3 }),
  before: fc.boolean(),
});

function cut(
  cursorValues: { values: Json[]; before: boolean } | null,
  orders: { field: { fieldPath: string } }[],
): Json | undefined {
  if (cursorValues === null || orders.length === 0) return undefined;
  const values = cursorValues.values
    .slice(0, orders.length)
    .map((item, index) =>
      orders[index]?.field.fieldPath === '__name__' ? { referenceValue: `${ROOT}/q/d12` } : item,
    );
  return { values, before: cursorValues.before };
}

const structuredQuery: fc.Arbitrary<Json> = fc
  .record({
    where: fc.option(filter, { freq: 5 }),
    orderBy,
    startAt: fc.option(cursor, { freq: 2 }),
    endAt: fc.option(cursor, { freq: 2 }),
    offset: fc.option(fc.integer({ min: 0, max: 4 }), { freq: 2 }),
    limit: fc.option(fc.integer({ min: 1, max: 12 }), { freq: 2 }),
    select: fc.option(fc.array(field, { minLength: 1, maxLength: 2 }), { freq: 2 }),
    allDescendants: fc.boolean(),
  })
  .map(({ where, orderBy: orders, startAt, endAt, offset, limit, select, allDescendants }) =>
    defined({
      from: [{ collectionId: 'q', allDescendants }],
      where,
      orderBy: orders.length > 0 ? orders : null,
      startAt: cut(startAt, orders),
      endAt: cut(endAt, orders),
      offset,
      limit,
      select: select && { fields: select },
    }),
  );

function defined(query: Json): Json {
  return Object.fromEntries(Object.entries(query).filter(([, part]) => part !== null && part !== undefined));
}

const aggregation: fc.Arbitrary<Json> = fc.oneof(
  fc.constant({ count: {} }),
  field.map((of) => ({ sum: { field: of } })),
  field.map((of) => ({ avg: { field: of } })),
);

/**
 * Without order and limits where sum and avg are asked for: Google's emulator then takes the first documents by the value
 * that is added up, not by name.
 */
export const queryCases: fc.Arbitrary<QueryCase> = fc.oneof(
  { weight: 3, arbitrary: structuredQuery.map((query) => ({ structuredQuery: query, aggregations: null })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(structuredQuery, fc.array(aggregation, { minLength: 1, maxLength: 3 }))
      .map(([{ from, where }, aggregations]) => ({
        structuredQuery: defined({ from, where }),
        aggregations,
      })),
  },
);
