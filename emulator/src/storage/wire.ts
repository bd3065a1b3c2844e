import { parseTimestamp } from '../rules/values/time';
import { RulesList, RulesMap, RulesPath, RulesSet, type Value } from '../rules/values/values';

/** A value as the Storage emulator writes it: `{string_value: 'x'}`, `{map_value: {fields: {...}}}`. */
export type WireValue = Record<string, unknown>;

export function fromWire(wire: unknown): Value {
  const [kind, value] = Object.entries(asObject(wire))[0] ?? ['null_value', null];
  switch (kind) {
    case 'null_value':
      return null;
    case 'bool_value':
      return value === true;
    case 'int_value':
      return BigInt(String(value));
    case 'float_value':
      return Number(value);
    case 'string_value':
      return String(value);
    case 'timestamp_value':
      return parseTimestamp(String(value));
    case 'list_value':
      return new RulesList(valuesOf(value));
    case 'set_value':
      return new RulesSet(valuesOf(value));
    case 'map_value':
      return mapOf(value);
    case 'path_value':
      return new RulesPath(arrayOf(value, 'segments').map((segment) => String(asObject(segment).simple)));
    default:
      throw new Error(`a value of the unknown kind ${kind}`);
  }
}

function valuesOf(value: unknown): Value[] {
  return arrayOf(value, 'values').map(fromWire);
}

function mapOf(value: unknown): RulesMap {
  const fields = Object.entries(asObject(asObject(value).fields ?? {}));
  return new RulesMap(new Map(fields.map(([key, field]) => [key, fromWire(field)])));
}

function arrayOf(value: unknown, key: string): unknown[] {
  const array = asObject(value)[key] ?? [];
  if (!Array.isArray(array)) throw new Error(`${key} is not an array`);
  return array;
}

function asObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('a malformed value');
  return value as Record<string, unknown>;
}
