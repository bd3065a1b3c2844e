import { RulesError } from '../values/errors';
import {
  RulesBytes,
  RulesDuration,
  RulesLatLng,
  RulesList,
  RulesMap,
  RulesPath,
  RulesSet,
  typeName,
  type TypeName,
  type Value,
} from '../values/values';

/** A function of the language: fixed number of arguments, wrong types are errors. */
export interface RulesFunction {
  arity: number;
  call: (args: readonly Value[]) => Value;
}

export interface Method<Self extends Value> {
  arity: number;
  call: (self: Self, args: readonly Value[]) => Value;
}

export type Methods<Self extends Value> = Record<string, Method<Self>>;

export function method<Self extends Value>(
  arity: number,
  call: (self: Self, args: readonly Value[]) => Value,
): Method<Self> {
  return { arity, call };
}

export function fn(arity: number, call: (args: readonly Value[]) => Value): RulesFunction {
  return { arity, call };
}

function wrongType(expected: TypeName | 'number', value: Value): RulesError {
  return new RulesError(`expected ${expected}, got ${typeName(value)}`);
}

export function asBool(value: Value | undefined): boolean {
  if (typeof value !== 'boolean') throw wrongType('bool', value ?? null);
  return value;
}

export function asString(value: Value | undefined): string {
  if (typeof value !== 'string') throw wrongType('string', value ?? null);
  return value;
}

export function asInt(value: Value | undefined): bigint {
  if (typeof value !== 'bigint') throw wrongType('int', value ?? null);
  return value;
}

export function asNumber(value: Value | undefined): number {
  if (typeof value !== 'bigint' && typeof value !== 'number') throw wrongType('number', value ?? null);
  return Number(value);
}

export function asList(value: Value | undefined): RulesList {
  if (!(value instanceof RulesList)) throw wrongType('list', value ?? null);
  return value;
}

export function asSet(value: Value | undefined): RulesSet {
  if (!(value instanceof RulesSet)) throw wrongType('set', value ?? null);
  return value;
}

export function asMap(value: Value | undefined): RulesMap {
  if (!(value instanceof RulesMap)) throw wrongType('map', value ?? null);
  return value;
}

export function asPath(value: Value | undefined): RulesPath {
  if (!(value instanceof RulesPath)) throw wrongType('path', value ?? null);
  return value;
}

export function asDuration(value: Value | undefined): RulesDuration {
  if (!(value instanceof RulesDuration)) throw wrongType('duration', value ?? null);
  return value;
}

export function asLatLng(value: Value | undefined): RulesLatLng {
  if (!(value instanceof RulesLatLng)) throw wrongType('latlng', value ?? null);
  return value;
}

/** Bytes, or a string as its UTF-8. */
export function asBytes(value: Value | undefined): Uint8Array {
  if (typeof value === 'string') return Buffer.from(value, 'utf8');
  if (!(value instanceof RulesBytes)) throw wrongType('bytes', value ?? null);
  return value.bytes;
}

export const INT_MIN = -(2n ** 63n);
export const INT_MAX = 2n ** 63n - 1n;

/** Refuses an int beyond 64 bits. */
export function int64(value: bigint): bigint {
  if (value < INT_MIN || value > INT_MAX) throw new RulesError(`${value} is beyond a 64-bit int`);
  return value;
}
