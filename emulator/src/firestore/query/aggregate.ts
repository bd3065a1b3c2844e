import { invalid } from '../errors';
import { parseFieldPath, type FieldPath } from '../fieldPath';
import { isObject, readArray, readObject, readOptionalCount, readOptionalString, readString } from '../json';
import { encodeDouble, fitsInteger, numberOf, type StoredDocument, type Value } from '../value';
import { fieldOf } from './filter';

export type Aggregation =
  | { kind: 'count'; alias: string; upTo: number | null }
  | { kind: 'sum' | 'avg'; alias: string; field: FieldPath };

const maxAggregations = 5;

export function parseAggregations(input: unknown): Aggregation[] {
  const list = readArray(input, 'aggregations');
  if (list.length === 0) throw invalid('An aggregation query must have at least one aggregation.');
  if (list.length > maxAggregations) {
    throw invalid(
      `The maximum number of aggregations allowed in an aggregation query is ${maxAggregations}. Received: ${list.length}`,
    );
  }
  const aggregations = list.map((item, index) => parseAggregation(readObject(item, 'aggregation'), index));
  if (new Set(aggregations.map(({ alias }) => alias)).size !== list.length) {
    throw invalid('The aliases of an aggregation query must differ.');
  }
  return aggregations;
}

function parseAggregation(raw: Record<string, unknown>, index: number): Aggregation {
  const alias = readOptionalString(raw.alias, 'alias') ?? `field_${index + 1}`;
  if (isObject(raw.count))
    return { kind: 'count', alias, upTo: readOptionalCount(raw.count.upTo, 'count.upTo') ?? null };
  for (const kind of ['sum', 'avg'] as const) {
    const operation = raw[kind];
    if (!isObject(operation)) continue;
    const field = readString(readObject(operation.field, `${kind}.field`).fieldPath, 'fieldPath');
    return { kind, alias, field: parseFieldPath(field) };
  }
  throw invalid('An aggregation must be count, sum or avg.');
}

/** Every document must have all aggregated fields, since one index serves the whole aggregation. */
export function aggregate(documents: StoredDocument[], aggregations: Aggregation[]): Record<string, Value> {
  const fields = aggregations.flatMap((item) => (item.kind === 'count' ? [] : [item.field]));
  const complete = documents.filter((document) =>
    fields.every((field) => fieldOf(document, field) !== undefined),
  );
  return Object.fromEntries(aggregations.map((item) => [item.alias, aggregateOne(complete, item)]));
}

function aggregateOne(documents: StoredDocument[], aggregation: Aggregation): Value {
  if (aggregation.kind === 'count') {
    return { integerValue: String(Math.min(documents.length, aggregation.upTo ?? Infinity)) };
  }
  const numbers = documents
    .map((document) => fieldOf(document, aggregation.field))
    .map((value) => (value === undefined ? undefined : numberOf(value)))
    .filter((number) => number !== undefined);
  if (aggregation.kind === 'sum') return sum(numbers);
  if (numbers.length === 0) return { nullValue: null };
  return { doubleValue: encodeDouble(toDouble(numbers) / numbers.length) };
}

function sum(numbers: (number | bigint)[]): Value {
  const integers = numbers.filter((number) => typeof number === 'bigint');
  const total = integers.reduce((left, right) => left + right, 0n);
  if (integers.length === numbers.length && fitsInteger(total)) return { integerValue: total.toString() };
  return { doubleValue: encodeDouble(toDouble(numbers)) };
}

/** The integers are added up exactly before they lose what a double can't hold. */
function toDouble(numbers: (number | bigint)[]): number {
  const integers = numbers.filter((number) => typeof number === 'bigint');
  const doubles = numbers.filter((number) => typeof number === 'number');
  const whole = Number(integers.reduce((left, right) => left + right, 0n));
  return doubles.reduce((left, right) => left + right, 0) + whole;
}
