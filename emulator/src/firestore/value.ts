import { normalizeTimestamp } from './clock';
import { invalid } from './errors';
import { maxPathBytes } from './fieldPath';
import { readArray, readObject, readString, type JsonObject } from './json';
import { parseDocumentName } from './path';

/** A stored value: proto3 JSON in one canonical form (no omitted defaults, times with six digits). */
export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values: Value[] } }
  | { mapValue: { fields: Fields } };

export type Fields = Record<string, Value>;

export interface StoredDocument {
  name: string;
  fields: Fields;
  createTime: string;
  updateTime: string;
}

const maxDepth = 20;
/** 1 MiB less 89 bytes, as the service documents it. */
const maxValueBytes = 1_048_487;
const minInteger = -(2n ** 63n);
const maxInteger = 2n ** 63n - 1n;

/** Where a value stands: how deep, and how long its path is by then. */
interface Place {
  depth: number;
  pathBytes: number;
}

const top: Place = { depth: 0, pathBytes: 0 };

export function parseFields(input: unknown, { depth, pathBytes } = top): Fields {
  if (depth > maxDepth) throw invalid(`A value is nested more than ${maxDepth} levels deep.`);
  if (input === undefined || input === null) return {};
  const fields: Fields = {};
  for (const [key, value] of Object.entries(readObject(input, 'fields'))) {
    const path = pathBytes + Buffer.byteLength(key);
    if (key === '') throw invalid('The property.name is the empty string.');
    if (path > maxPathBytes) {
      const what = pathBytes === 0 ? 'property.name' : 'property path';
      throw invalid(`The ${what} is longer than ${maxPathBytes} bytes.`);
    }
    if (/^__.*__$/s.test(key) && key !== '__type__') throw invalid(`The field name "${key}" is reserved.`);
    // With the dot before the next name.
    const parsed = parseValue(value, { depth, pathBytes: path + 1 });
    checkLength(key, parsed);
    fields[key] = parsed;
  }
  return fields;
}

/** Turns what a client sent into the canonical form, or refuses it. */
export function parseValue(input: unknown, place = top): Value {
  const value = readObject(input, 'A value');
  const kinds = Object.keys(value).filter((key) => key === 'nullValue' || value[key] !== undefined);
  const kind = kinds[0];
  if (kinds.length !== 1 || kind === undefined) throw invalid('A value must have exactly one type.');
  const parser = Object.hasOwn(parsers, kind) ? parsers[kind] : undefined;
  if (!parser) throw invalid(`"${kind}" is not a known value type.`);
  if (place.depth > maxDepth) throw invalid(`A value is nested more than ${maxDepth} levels deep.`);
  return parser(value[kind], place);
}

const parsers: Record<string, (raw: unknown, place: Place) => Value> = {
  nullValue: () => ({ nullValue: null }),
  booleanValue: (raw) => {
    if (typeof raw !== 'boolean') throw invalid('booleanValue must be true or false.');
    return { booleanValue: raw };
  },
  integerValue: (raw) => ({ integerValue: parseInteger(raw) }),
  doubleValue: (raw) => ({ doubleValue: parseDouble(raw) }),
  timestampValue: (raw) => ({ timestampValue: normalizeTimestamp(readString(raw, 'timestampValue')) }),
  stringValue: (raw) => {
    const text = readString(raw, 'stringValue');
    // The wire is UTF-8, where half a surrogate pair cannot exist.
    if (!isWellFormed(text)) throw invalid('A string contains a lone surrogate, which is not valid UTF-8.');
    return { stringValue: text };
  },
  bytesValue: (raw) => ({
    bytesValue: Buffer.from(readString(raw, 'bytesValue'), 'base64').toString('base64'),
  }),
  referenceValue: (raw) => {
    const name = readString(raw, 'referenceValue');
    parseDocumentName(name);
    return { referenceValue: name };
  },
  geoPointValue: (raw) => ({ geoPointValue: parseGeoPoint(readObject(raw, 'geoPointValue')) }),
  arrayValue: (raw, place) => {
    const values = readArray(readObject(raw, 'arrayValue').values, 'values').map((item) =>
      parseValue(item, deeper(place)),
    );
    if (values.some((item) => 'arrayValue' in item))
      throw invalid('Cannot convert an array value in an array value.');
    return { arrayValue: { values } };
  },
  mapValue: (raw, place) => ({
    mapValue: { fields: parseFields(readObject(raw, 'mapValue').fields, deeper(place)) },
  }),
};

function deeper({ depth, pathBytes }: Place): Place {
  return { depth: depth + 1, pathBytes };
}

function checkLength(key: string, value: Value): void {
  const bytes =
    'stringValue' in value
      ? Buffer.byteLength(value.stringValue)
      : 'bytesValue' in value
        ? Buffer.byteLength(value.bytesValue, 'base64')
        : 0;
  if (bytes > maxValueBytes)
    throw invalid(`The value of property "${key}" is longer than ${maxValueBytes} bytes.`);
}

/** `String.prototype.isWellFormed` without asking for a newer library than the project compiles against. */
function isWellFormed(text: string): boolean {
  return !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);
}

function parseInteger(raw: unknown): string {
  const text = typeof raw === 'number' || typeof raw === 'string' ? String(raw) : '';
  if (!/^-?\d{1,20}$/.test(text)) throw invalid(`integerValue ${JSON.stringify(raw)} is not a whole number.`);
  const integer = BigInt(text);
  if (integer < minInteger || integer > maxInteger) throw invalid('integerValue is out of the 64-bit range.');
  return integer.toString();
}

function parseDouble(raw: unknown): number | 'NaN' | 'Infinity' | '-Infinity' {
  const double = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  if (typeof double !== 'number' || (Number.isNaN(double) && raw !== 'NaN' && typeof raw !== 'number')) {
    throw invalid(`doubleValue ${JSON.stringify(raw)} is not a number.`);
  }
  return encodeDouble(double);
}

function parseGeoPoint(raw: JsonObject): { latitude: number; longitude: number } {
  const { latitude = 0, longitude = 0 } = raw;
  if (typeof latitude !== 'number' || typeof longitude !== 'number')
    throw invalid('A geo point needs two numbers.');
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180))
    throw invalid('A geo point is out of range.');
  return { latitude, longitude };
}

export function encodeDouble(double: number): number | 'NaN' | 'Infinity' | '-Infinity' {
  if (Number.isNaN(double)) return 'NaN';
  if (double === Infinity) return 'Infinity';
  return double === -Infinity ? '-Infinity' : double;
}

/** The number that a value holds, or undefined when it holds none. */
export function numberOf(value: Value): number | bigint | undefined {
  if ('integerValue' in value) return BigInt(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : undefined;
}

/** Integers count up to the 64-bit edge and stop there. */
export function clampInteger(sum: bigint): string {
  return (sum > maxInteger ? maxInteger : sum < minInteger ? minInteger : sum).toString();
}

export function fitsInteger(sum: bigint): boolean {
  return sum >= minInteger && sum <= maxInteger;
}

export function isVector(value: Value): boolean {
  if (!('mapValue' in value) || !Object.hasOwn(value.mapValue.fields, '__type__')) return false;
  const type = value.mapValue.fields.__type__;
  return type !== undefined && 'stringValue' in type && type.stringValue === '__vector__';
}
