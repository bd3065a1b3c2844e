import { alike, includes } from '../values/equality';
import { RulesError } from '../values/errors';
import {
  RulesConstraint,
  RulesList,
  RulesMap,
  RulesMapDiff,
  RulesSet,
  typeName,
  type Value,
} from '../values/values';
import { boundsContain, isCertain } from './constraints';
import { toText } from './convert';
import { asList, asMap, asSet, asString, method, type Methods } from './method';

export const listMethods: Methods<RulesList> = {
  size: method(0, (list) => BigInt(list.items.length)),
  concat: method(1, (list, [other]) => new RulesList([...list.items, ...asList(other).items])),
  hasAll: method(1, (list, [other]) => asList(other).items.every((item) => includes(list, item))),
  hasAny: method(1, (list, [other]) => hasAny(list, asList(other).items)),
  hasOnly: method(1, (list, [other]) => isWithin(list.items, asList(other))),
  join: method(1, (list, [separator]) => list.items.map(toText).join(asString(separator))),
  removeAll: method(1, (list, [other]) => new RulesList(without(list.items, asList(other)))),
  toSet: method(0, (list) => setOf(list.items)),
};

export const setMethods: Methods<RulesSet> = {
  size: method(0, (set) => BigInt(set.items.length)),
  hasAll: method(1, (set, [other]) => asSetOrList(other).items.every((item) => includes(set, item))),
  hasAny: method(1, (set, [other]) => hasAny(set, asSetOrList(other).items)),
  hasOnly: method(1, (set, [other]) => isWithin(set.items, new RulesSet(asSetOrList(other).items))),
  union: method(1, (set, [other]) => setOf([...set.items, ...asSet(other).items])),
  intersection: method(1, (set, [other]) => {
    const second = asSet(other);
    return new RulesSet(set.items.filter((item) => includes(second, item)));
  }),
  difference: method(1, (set, [other]) => new RulesSet(without(set.items, asSet(other)))),
};

export const constraintMethods: Methods<RulesConstraint> = {
  hasAny: method(1, (constraint, [other]) => boundsContain(constraint, asList(other).items)),
};

export const mapMethods: Methods<RulesMap> = {
  size: method(0, (map) => BigInt(map.entries.size)),
  keys: method(0, (map) => new RulesList([...map.entries.keys()].sort())),
  values: method(0, (map) => new RulesList([...map.entries.values()])),
  get: method(2, (map, [key, fallback]) => getOr(map, key ?? null, fallback ?? null)),
  diff: method(1, (map, [other]) => new RulesMapDiff(map, asMap(other))),
};

export const mapDiffMethods: Methods<RulesMapDiff> = {
  addedKeys: method(0, (diff) => new RulesSet(added(diff))),
  removedKeys: method(0, (diff) => new RulesSet(removed(diff))),
  changedKeys: method(0, (diff) => new RulesSet(changed(diff))),
  unchangedKeys: method(0, (diff) => {
    const different = new Set([...added(diff), ...changed(diff)]);
    return new RulesSet([...diff.left.entries.keys()].filter((key) => !different.has(key)));
  }),
  affectedKeys: method(0, (diff) => new RulesSet([...added(diff), ...removed(diff), ...changed(diff)])),
};

function asSetOrList(value: Value | undefined): RulesSet | RulesList {
  return value instanceof RulesSet ? value : asList(value);
}

function hasAny(collection: RulesList | RulesSet, wanted: readonly Value[]): boolean {
  return wanted.some((item) => includes(collection, item));
}

function isWithin(items: readonly Value[], collection: RulesList | RulesSet): boolean {
  return items.every((item) => includes(collection, item));
}

function without(items: readonly Value[], removed: RulesList | RulesSet): Value[] {
  return items.filter((item) => !includes(removed, item));
}

function setOf(items: readonly Value[]): RulesSet {
  const members: Value[] = [];
  for (const item of items) if (!members.some((member) => alike(member, item))) members.push(item);
  return new RulesSet(members);
}

/** `get('a', other)`, or `get(['a', 'b'], other)` for a value deeper inside. */
function getOr(map: RulesMap, key: Value, fallback: Value): Value {
  const keys = key instanceof RulesList ? key.items.map(asString) : [asString(key)];
  let value: Value = map;
  for (const name of keys) {
    if (!(value instanceof RulesMap)) return fallback;
    const inner = value.get(name);
    if (inner === undefined) return fallback;
    value = inner;
  }
  return value;
}

/** Keys that the left map has and the right one has not: `after.diff(before)` reads as a change to `after`. */
function added({ left, right }: RulesMapDiff): string[] {
  return [...left.entries.keys()].filter((key) => !right.entries.has(key));
}

function removed({ left, right }: RulesMapDiff): string[] {
  return [...right.entries.keys()].filter((key) => !left.entries.has(key));
}

function changed({ left, right }: RulesMapDiff): string[] {
  return [...left.entries].flatMap(([key, value]) => {
    const other = right.entries.get(key);
    return other === undefined || alike(value, other) ? [] : [key];
  });
}

/** The right side of `in`. */
export function isIn(value: Value, collection: Value): boolean {
  if (collection instanceof RulesConstraint) return boundsContain(collection, [value]);
  if (collection instanceof RulesMap) return collection.get(asString(value)) !== undefined;
  if (collection instanceof RulesList || collection instanceof RulesSet) {
    return !isNoneOf(value, collection.items) && includes(collection, value);
  }
  throw new RulesError(`"in" needs a list, set or map, got ${typeName(collection)}`);
}

/** A value that is only bounded can be ruled out of a list, but not found in it. */
function isNoneOf(value: Value, items: readonly Value[]): boolean {
  return value instanceof RulesConstraint && items.every((item) => isCertain(value, '!=', item));
}
