import { RulesError } from './errors';
import { RulesBytes, RulesLatLng, RulesList, RulesMap, RulesPath, type Value } from './values';
import { parseTimestamp } from './time';

/** A Firestore value in proto3 JSON, such as `{stringValue: 'x'}`, as a value of the language. */
export function fromProto(proto: unknown): Value {
  const [kind, value] = onlyEntry(proto);
  switch (kind) {
    case 'nullValue':
      return null;
    case 'booleanValue':
      return value === true;
    case 'integerValue':
      return BigInt(String(value));
    case 'doubleValue':
      return Number(value);
    case 'stringValue':
      return String(value);
    case 'timestampValue':
      return parseTimestamp(String(value));
    case 'bytesValue':
      return new RulesBytes(Buffer.from(String(value), 'base64'));
    case 'referenceValue':
      return fromResourceName(String(value));
    case 'geoPointValue':
      return new RulesLatLng(Number(member(value, 'latitude') ?? 0), Number(member(value, 'longitude') ?? 0));
    case 'arrayValue':
      return new RulesList(asArray(member(value, 'values')).map(fromProto));
    case 'mapValue':
      return fieldsFromProto(member(value, 'fields'));
    default:
      throw new RulesError(`a stored value of the unknown kind ${kind}`);
  }
}

export function fieldsFromProto(fields: unknown): RulesMap {
  const entries = Object.entries(asObject(fields ?? {}));
  return new RulesMap(new Map(entries.map(([key, value]) => [key, fromProto(value)])));
}

/** `projects/P/databases/D/documents/a/b` as the path `/databases/D/documents/a/b`. */
export function fromResourceName(name: string): RulesPath {
  return new RulesPath(name.split('/').slice(2));
}

/** Plain JSON (the claims of a token): whole numbers are ints. */
export function fromJson(json: unknown): Value {
  if (json === null || json === undefined) return null;
  if (typeof json === 'boolean' || typeof json === 'string') return json;
  if (typeof json === 'number') return Number.isInteger(json) ? BigInt(json) : json;
  if (Array.isArray(json)) return new RulesList(json.map(fromJson));
  const entries = Object.entries(asObject(json)).filter(([, value]) => value !== undefined);
  return new RulesMap(new Map(entries.map(([key, value]) => [key, fromJson(value)])));
}

function onlyEntry(proto: unknown): [string, unknown] {
  const entry = Object.entries(asObject(proto))[0];
  if (entry === undefined) throw new RulesError('a stored value without a kind');
  return entry;
}

function member(value: unknown, key: string): unknown {
  return asObject(value ?? {})[key];
}

function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function asObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new RulesError('a malformed stored value');
  return value as Record<string, unknown>;
}
