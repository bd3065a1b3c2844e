import { getField, type FieldPath } from '../fieldPath';
import { compareValues, equalValues, typeRank } from '../order';
import type { StoredDocument, Value } from '../value';
import { isNameField, type FieldFilter, type Filter } from './query';

export function matches(document: StoredDocument, filter: Filter | null): boolean {
  if (filter === null) return true;
  if (filter.kind === 'and') return filter.filters.every((part) => matches(document, part));
  if (filter.kind === 'or') return filter.filters.some((part) => matches(document, part));
  const value = fieldOf(document, filter.field);
  return value !== undefined && matchesField(value, filter);
}

export function fieldOf(document: StoredDocument, field: FieldPath): Value | undefined {
  return isNameField(field) ? { referenceValue: document.name } : getField(document.fields, field);
}

function matchesField(value: Value, filter: FieldFilter): boolean {
  const wanted = filter.value;
  switch (filter.op) {
    case 'EQUAL':
      return equals(value, wanted);
    case 'NOT_EQUAL':
      return !isNull(value) && !isNull(wanted) && !equals(value, wanted);
    case 'IN':
      return listOf(wanted).some((item) => equals(value, item));
    case 'NOT_IN':
      return !isNull(value) && !listOf(wanted).some((item) => isNull(item) || equals(value, item));
    case 'ARRAY_CONTAINS':
      return listOf(value).some((item) => equals(item, wanted));
    case 'ARRAY_CONTAINS_ANY':
      return listOf(value).some((item) => listOf(wanted).some((candidate) => equals(item, candidate)));
    case 'IS_NULL':
      return isNull(value);
    case 'IS_NOT_NULL':
      return !isNull(value);
    case 'IS_NAN':
      return isNaNValue(value);
    case 'IS_NOT_NAN':
      return !isNull(value) && !isNaNValue(value);
    default:
      return inRange(value, filter);
  }
}

/** A range holds values of the bound's own type only; null and NaN bound nothing. */
function inRange(value: Value, filter: FieldFilter): boolean {
  if (typeRank(value) !== typeRank(filter.value) || isNull(value)) return false;
  if (isNaNValue(value) || isNaNValue(filter.value)) return false;
  const order = compareValues(value, filter.value);
  if (filter.op === 'LESS_THAN') return order < 0;
  if (filter.op === 'LESS_THAN_OR_EQUAL') return order <= 0;
  return filter.op === 'GREATER_THAN' ? order > 0 : order >= 0;
}

/** Null and NaN are found by their own operators only. */
function equals(value: Value, wanted: Value): boolean {
  return !isNull(wanted) && !isNaNValue(wanted) && equalValues(value, wanted);
}

function isNull(value: Value): boolean {
  return 'nullValue' in value;
}

function isNaNValue(value: Value): boolean {
  return 'doubleValue' in value && value.doubleValue === 'NaN';
}

function listOf(value: Value): Value[] {
  return 'arrayValue' in value ? value.arrayValue.values : [];
}
