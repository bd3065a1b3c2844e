import { invalid } from './errors';

/** Narrow readers for request bodies: both transports hand over plain proto3 JSON of unknown shape. */
export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readObject(value: unknown, what: string): JsonObject {
  if (!isObject(value)) throw invalid(`${what} must be an object.`);
  return value;
}

export function parseObject(text: string, what: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw invalid(`Invalid JSON payload received. ${error instanceof Error ? error.message : ''}`.trim());
  }
  return readObject(value, what);
}

export function readArray(value: unknown, what: string): unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw invalid(`${what} must be a list.`);
  return value;
}

export function readString(value: unknown, what: string): string {
  if (typeof value !== 'string') throw invalid(`${what} must be a string.`);
  return value;
}

export function readOptionalString(value: unknown, what: string): string | undefined {
  return value === undefined || value === null || value === '' ? undefined : readString(value, what);
}

export function readStrings(value: unknown, what: string): string[] {
  return readArray(value, what).map((item) => readString(item, what));
}

/** A whole number that may arrive as a number, as text (int64) or as a wrapper `{value}`. */
export function readOptionalCount(value: unknown, what: string): number | undefined {
  if (value === undefined || value === null) return undefined;
  const inner = isObject(value) ? (value.value ?? 0) : value;
  const count = typeof inner === 'string' && inner !== '' ? Number(inner) : inner;
  if (typeof count !== 'number' || !Number.isInteger(count)) throw invalid(`${what} must be a whole number.`);
  if (count < 0) throw invalid(`${what} must not be negative.`);
  return count;
}

/** An enum arrives by name, or by number from clients that ask for `enum-encoding=int`. */
export function readEnum<Name extends string>(
  value: unknown,
  names: readonly (Name | null)[],
  what: string,
): Name {
  const name =
    typeof value === 'number' ? names[value] : names.find((known) => known !== null && known === value);
  if (name === undefined || name === null)
    throw invalid(`${what} has the unknown value ${JSON.stringify(value)}.`);
  return name;
}
