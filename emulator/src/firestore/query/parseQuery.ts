import { invalid, unimplemented } from '../errors';
import { formatFieldPath, parseFieldPath, type FieldPath } from '../fieldPath';
import {
  isObject,
  readArray,
  readEnum,
  readObject,
  readOptionalCount,
  readOptionalString,
  readString,
} from '../json';
import { checkCollectionId, parseDocumentName, parseParent } from '../path';
import { isVector, parseValue, type Value } from '../value';
import { checkFilters } from './checkFilters';
import { fullOrder } from './fullOrder';
import {
  fieldFilters,
  fieldOperators,
  isNameField,
  unaryOperators,
  type Cursor,
  type Direction,
  type Filter,
  type Order,
  type Query,
} from './query';

const directions = ['ASCENDING', 'ASCENDING', 'DESCENDING'] as const satisfies readonly Direction[];

/** Reads a StructuredQuery below `parent`, or refuses it. */
export function parseQuery(parent: string, input: unknown): Query {
  const raw = readObject(input, 'structuredQuery');
  if (raw.findNearest !== undefined) throw unimplemented('vector search (StructuredQuery.findNearest)');
  parseParent(parent);
  const filter = raw.where === undefined || raw.where === null ? null : parseFilter(raw.where);
  const query: Query = {
    scope: parseScope(parent, readArray(raw.from, 'from')),
    filter,
    orderBy: readArray(raw.orderBy, 'orderBy').map(parseOrder),
    startAt: parseCursor(raw.startAt),
    endAt: parseCursor(raw.endAt),
    offset: readOptionalCount(raw.offset, 'offset') ?? 0,
    limit: readOptionalCount(raw.limit, 'limit') ?? null,
    select: parseSelect(raw.select),
  };
  checkFilters(filter);
  checkOrder(query);
  return query;
}

function parseScope(parent: string, from: unknown[]): Query['scope'] {
  if (from.length !== 1) throw invalid('A query must select exactly one collection.');
  const selector = readObject(from[0], 'from');
  const collectionId = readOptionalString(selector.collectionId, 'collectionId');
  const allDescendants = selector.allDescendants === true;
  if (collectionId !== undefined) checkCollectionId(collectionId);
  else if (!allDescendants) throw invalid('A query without a collection id must select all descendants.');
  return { parent, collectionId, allDescendants };
}

function parseFilter(input: unknown): Filter {
  const raw = readObject(input, 'A filter');
  if (isObject(raw.compositeFilter)) return parseComposite(raw.compositeFilter);
  if (isObject(raw.fieldFilter)) {
    const { field, op, value } = raw.fieldFilter;
    const path = parseReference(field);
    const operator = readEnum(op, fieldOperators, 'FieldFilter.op');
    return { kind: 'field', field: path, op: operator, value: checkNameValue(path, parseOperand(value)) };
  }
  if (isObject(raw.unaryFilter)) {
    const { field, op } = raw.unaryFilter;
    const operator = readEnum(op, unaryOperators, 'UnaryFilter.op');
    return { kind: 'field', field: parseReference(field), op: operator, value: { nullValue: null } };
  }
  throw invalid('A filter must be a composite, field or unary filter.');
}

/** A list to choose from may hold arrays, which a stored array may not. */
function parseOperand(input: unknown): Value {
  const { arrayValue } = readObject(input, 'A value');
  if (!isObject(arrayValue)) return parseValue(input);
  return { arrayValue: { values: readArray(arrayValue.values, 'values').map((value) => parseValue(value)) } };
}

function parseComposite(raw: Record<string, unknown>): Filter {
  const op = readEnum(raw.op, [null, 'AND', 'OR'] as const, 'CompositeFilter.op');
  const filters = readArray(raw.filters, 'filters').map(parseFilter);
  const [only] = filters;
  if (only === undefined) throw invalid('A composite filter must have at least one filter.');
  return filters.length === 1 ? only : { kind: op === 'AND' ? 'and' : 'or', filters };
}

/** A filter on `__name__` compares with references, one or (for `in`) a list of them. */
function checkNameValue(field: FieldPath, value: Value): Value {
  if (!isNameField(field)) return value;
  const values = 'arrayValue' in value ? value.arrayValue.values : [value];
  if (!values.every((item) => 'referenceValue' in item)) throw invalid('__key__ filter value must be a Key');
  return value;
}

function parseReference(input: unknown): FieldPath {
  return parseFieldPath(readString(readObject(input, 'field').fieldPath, 'fieldPath'));
}

function parseOrder(input: unknown): Order {
  const raw = readObject(input, 'orderBy');
  return {
    field: parseReference(raw.field),
    direction: raw.direction === undefined ? 'ASCENDING' : readDirection(raw.direction),
  };
}

function readDirection(raw: unknown): Direction {
  return raw === 'DIRECTION_UNSPECIFIED' ? 'ASCENDING' : readEnum(raw, directions, 'Order.direction');
}

function parseCursor(input: unknown): Cursor | null {
  if (input === undefined || input === null) return null;
  const raw = readObject(input, 'A cursor');
  return {
    values: readArray(raw.values, 'Cursor.values').map((value) => parseValue(value)),
    before: raw.before === true,
  };
}

function parseSelect(input: unknown): FieldPath[] | null {
  if (input === undefined || input === null) return null;
  return readArray(readObject(input, 'select').fields, 'select.fields').map(parseReference);
}

function checkOrder(query: Query): void {
  const seen = new Set<string>();
  for (const { field } of query.orderBy) {
    const key = formatFieldPath(field);
    if (seen.has(key)) throw invalid(`order by contains the field "${key}" twice.`);
    seen.add(key);
  }
  if (query.scope.collectionId === undefined) {
    const named = [...query.orderBy, ...fieldFilters(query.filter)].every(({ field }) => isNameField(field));
    if (!named) throw invalid('kind is required for all orders except __key__ ascending');
  }
  const order = fullOrder(query);
  if (order.findIndex(({ field }) => isNameField(field)) < order.length - 1)
    throw invalid('order by clause cannot contain more fields after the key');
  for (const cursor of [query.startAt, query.endAt]) checkCursor(cursor, order);
}

function checkCursor(cursor: Cursor | null, order: Order[]): void {
  if (!cursor) return;
  if (cursor.values.length > order.length) throw invalid('Cursor has too many values.');
  cursor.values.forEach((value, index) => {
    if (isVector(value)) throw unimplemented('cursors on vectors');
    const field = order[index]?.field;
    if (!field || !isNameField(field)) return;
    if (!('referenceValue' in value)) throw invalid('A cursor on __name__ must be a reference.');
    parseDocumentName(value.referenceValue);
  });
}
