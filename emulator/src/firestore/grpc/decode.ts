import protobuf, { type Field, type Type } from 'protobufjs';
import { isObject, type JsonObject } from '../json';
import { wellKnown } from './wellKnown';

/** What protobufjs makes of a 64-bit integer, a byte string or an enum before we turn it into JSON. */
type Raw = unknown;

/** Protocol buffers as proto3 JSON, by reflection, so that the rest of the code knows JSON alone. */
export function decodeMessage(type: Type, bytes: Uint8Array): JsonObject {
  return messageToJson(type, type.decode(bytes));
}

function messageToJson(type: Type, message: object): JsonObject {
  const json: JsonObject = {};
  for (const field of type.fieldsArray) {
    field.resolve();
    const raw: Raw = Object.hasOwn(message, field.name) ? Reflect.get(message, field.name) : undefined;
    if (raw === undefined || (raw === null && field.partOf === null)) continue;
    json[field.name] = fieldToJson(field, raw);
  }
  return json;
}

function fieldToJson(field: Field, raw: Raw): unknown {
  if (field instanceof protobuf.MapField && isObject(raw)) {
    return Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, valueToJson(field, value)]));
  }
  return Array.isArray(raw) ? raw.map((value: Raw) => valueToJson(field, value)) : valueToJson(field, raw);
}

function valueToJson(field: Field, raw: Raw): unknown {
  const { resolvedType } = field;
  if (resolvedType instanceof protobuf.Enum) {
    return resolvedType.name === 'NullValue' ? null : resolvedType.valuesById[Number(raw)];
  }
  if (resolvedType instanceof protobuf.Type) {
    const message = typeof raw === 'object' && raw !== null ? raw : {};
    const special = wellKnown.get(resolvedType);
    return special ? special.toJson(message) : messageToJson(resolvedType, message);
  }
  if (field.type === 'bytes' && raw instanceof Uint8Array) return Buffer.from(raw).toString('base64');
  if (field.type === 'double' || field.type === 'float') return Number.isFinite(raw) ? raw : String(raw);
  return field.type.endsWith('64') ? String(raw) : raw;
}
