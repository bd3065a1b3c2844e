import type { FieldPath } from '../fieldPath';
import type { Scope } from '../store';
import type { Value } from '../value';

/** A structured query, read and checked: what the rest of the code works with. */
export interface Query {
  scope: Scope;
  filter: Filter | null;
  /** As asked for; the implicit orders are added by `fullOrder`. */
  orderBy: Order[];
  startAt: Cursor | null;
  endAt: Cursor | null;
  offset: number;
  limit: number | null;
  /** Null: whole documents. */
  select: FieldPath[] | null;
}

export type Direction = 'ASCENDING' | 'DESCENDING';

export interface Order {
  field: FieldPath;
  direction: Direction;
}

export interface Cursor {
  values: Value[];
  before: boolean;
}

export type Filter = { kind: 'and'; filters: Filter[] } | { kind: 'or'; filters: Filter[] } | FieldFilter;

export const fieldOperators = [
  null,
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
] as const;

export const unaryOperators = [null, null, 'IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'] as const;

export type FieldOperator = NonNullable<(typeof fieldOperators)[number]>;
export type UnaryOperator = NonNullable<(typeof unaryOperators)[number]>;

export interface FieldFilter {
  kind: 'field';
  field: FieldPath;
  op: FieldOperator | UnaryOperator;
  /** Null value for the unary operators. */
  value: Value;
}

const inequalities = new Set<string>([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
]);

export function isInequality(filter: FieldFilter): boolean {
  return inequalities.has(filter.op);
}

export function isNameField(field: FieldPath): boolean {
  return field.length === 1 && field[0] === '__name__';
}

export function fieldFilters(filter: Filter | null): FieldFilter[] {
  if (filter === null) return [];
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(fieldFilters);
}
