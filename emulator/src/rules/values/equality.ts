import { RulesError } from './errors';
import {
  RulesBytes,
  RulesConstraint,
  RulesDuration,
  RulesLatLng,
  RulesList,
  RulesMap,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  typeName,
  type Value,
} from './values';

/** The `==` of the language: values of different types differ, but 1 equals 1.0, and a diff equals nothing. */
export function equals(a: Value, b: Value): boolean {
  if (a instanceof RulesMapDiff) return false;
  return sameNumber(a, b) || identical(a, b);
}

/** Equality of what stands inside a list or map: there 1 differs from 1.0. */
export function identical(a: Value, b: Value): boolean {
  return same(a, b, identical);
}

/** Equality inside sets and for `diff()`: there 1 equals 1.0 at every depth, and NaN itself. */
export function alike(a: Value, b: Value): boolean {
  return sameNumber(a, b) || (Number.isNaN(a) && Number.isNaN(b)) || same(a, b, alike);
}

type Equality = (a: Value, b: Value) => boolean;

function sameNumber(a: Value, b: Value): boolean {
  return isNumber(a) && isNumber(b) && Number(a) === Number(b) && typeof a !== typeof b;
}

function same(a: Value, b: Value, inner: Equality): boolean {
  if (a instanceof RulesConstraint || b instanceof RulesConstraint) {
    throw new RulesError('the query does not fix this value');
  }
  if (a instanceof RulesBytes) return b instanceof RulesBytes && Buffer.compare(a.bytes, b.bytes) === 0;
  if (a instanceof RulesTimestamp) return b instanceof RulesTimestamp && a.nanos === b.nanos;
  if (a instanceof RulesDuration) return b instanceof RulesDuration && a.nanos === b.nanos;
  if (a instanceof RulesLatLng) {
    return b instanceof RulesLatLng && a.latitude === b.latitude && a.longitude === b.longitude;
  }
  if (a instanceof RulesPath) {
    // Google's runtime holds no template equal to another.
    return b instanceof RulesPath && !a.isTemplate && samePath(a, b);
  }
  if (a instanceof RulesList) return b instanceof RulesList && sameItems(a.items, b.items, inner);
  if (a instanceof RulesSet) return b instanceof RulesSet && sameMembers(a, b);
  if (a instanceof RulesMap) return b instanceof RulesMap && sameEntries(a, b, inner);
  if (a instanceof RulesMapDiff) return b instanceof RulesMapDiff && sameDiff(a, b);
  return a === b;
}

function samePath(a: RulesPath, b: RulesPath): boolean {
  return a.segments.length === b.segments.length && a.toString() === b.toString();
}

function sameItems(a: readonly Value[], b: readonly Value[], inner: Equality): boolean {
  return a.length === b.length && a.every((item, index) => inner(item, b[index] ?? null));
}

function sameMembers(a: RulesSet, b: RulesSet): boolean {
  return a.items.length === b.items.length && a.items.every((item) => includes(b, item));
}

function sameEntries(a: RulesMap, b: RulesMap, inner: Equality): boolean {
  if (a.entries.size !== b.entries.size) return false;
  return [...a.entries].every(([key, value]) => {
    const other = b.entries.get(key);
    return other !== undefined && inner(value, other);
  });
}

function sameDiff(a: RulesMapDiff, b: RulesMapDiff): boolean {
  return sameEntries(a.left, b.left, alike) && sameEntries(a.right, b.right, alike);
}

export function includes(collection: RulesList | RulesSet, value: Value): boolean {
  const areSame = collection instanceof RulesSet ? alike : identical;
  return collection.items.some((item) => areSame(item, value));
}

/** Less than 0, 0, more than 0, or NaN where neither is less; an error for types that have no order. */
export function compare(a: Value, b: Value): number {
  const found = orderOf(a, b);
  if (found === undefined) throw new RulesError(`${typeName(a)} and ${typeName(b)} can't be compared`);
  return found;
}

/** As `compare`, but undefined for types that have no order. */
export function orderOf(a: Value, b: Value): number | undefined {
  if (typeof a === 'bigint' && typeof b === 'bigint') return order(a, b);
  if (isNumber(a) && isNumber(b)) return order(Number(a), Number(b));
  if (typeof a === 'string' && typeof b === 'string') return order(a, b);
  if (a instanceof RulesBytes && b instanceof RulesBytes) return Buffer.compare(a.bytes, b.bytes);
  if (a instanceof RulesTimestamp && b instanceof RulesTimestamp) return order(a.nanos, b.nanos);
  if (a instanceof RulesDuration && b instanceof RulesDuration) return order(a.nanos, b.nanos);
  return undefined;
}

function isNumber(value: Value): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

function order<T extends bigint | number | string>(a: T, b: T): number {
  if (a < b) return -1;
  if (a > b) return 1;
  return a === b ? 0 : NaN;
}
