import { Enum, MapField, Type, type Field } from 'protobufjs';
import { invalid } from '../errors';
import { isObject, type JsonObject } from '../json';

/** Converts between protocol buffers and proto3 JSON by reflection, so that the rest of the code knows JSON alone. */

/** What protobufjs makes of a 64-bit integer, a byte string or an enum before we turn it into JSON. */
type Raw = unknown;

export function decodeMessage(type: Type, bytes: Uint8Array): JsonObject {
  return messageToJson(type, type.decode(bytes));
}

export function encodeMessage(type: Type, json: JsonObject): Buffer {
  return Buffer.from(type.encode(type.fromObject(messageFromJson(type, json))).finish());
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
  if (field instanceof MapField && isObject(raw)) {
    return Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, valueToJson(field, value)]));
  }
  return Array.isArray(raw) ? raw.map((value: Raw) => valueToJson(field, value)) : valueToJson(field, raw);
}

function valueToJson(field: Field, raw: Raw): unknown {
  const { resolvedType } = field;
  if (resolvedType instanceof Enum) {
    return resolvedType.name === 'NullValue' ? null : resolvedType.valuesById[Number(raw)];
  }
  if (resolvedType instanceof Type) {
    const message = typeof raw === 'object' && raw !== null ? raw : {};
    const special = wellKnown[resolvedType.fullName];
    return special ? special.toJson(message) : messageToJson(resolvedType, message);
  }
  if (field.type === 'bytes' && raw instanceof Uint8Array) return Buffer.from(raw).toString('base64');
  if (field.type === 'double' || field.type === 'float') return Number.isFinite(raw) ? raw : String(raw);
  return field.type.endsWith('64') ? String(raw) : raw;
}

function messageFromJson(type: Type, json: JsonObject): Record<string, unknown> {
  const message: Record<string, unknown> = {};
  // By what is there, not by what could be: a value has one of eleven fields.
  for (const [name, value] of Object.entries(json)) {
    const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined;
    if (field && value !== undefined) message[name] = fieldFromJson(field.resolve(), value);
  }
  return message;
}

function fieldFromJson(field: Field, json: unknown): unknown {
  if (field instanceof MapField && isObject(json)) {
    return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, valueFromJson(field, value)]));
  }
  return Array.isArray(json)
    ? json.map((value: unknown) => valueFromJson(field, value))
    : valueFromJson(field, json);
}

function valueFromJson(field: Field, json: unknown): unknown {
  const { resolvedType } = field;
  if (resolvedType instanceof Enum) return json ?? 0;
  if (!(resolvedType instanceof Type)) return json;
  const special = wellKnown[resolvedType.fullName];
  return special ? special.fromJson(json) : messageFromJson(resolvedType, isObject(json) ? json : {});
}

interface WellKnown {
  toJson: (message: object) => unknown;
  fromJson: (json: unknown) => Record<string, unknown>;
}

const wrapper: WellKnown = {
  toJson: (message) => ('value' in message ? message.value : 0),
  fromJson: (json) => ({ value: json }),
};

/** The messages that have a JSON form of their own. */
const wellKnown: Record<string, WellKnown | undefined> = {
  '.google.protobuf.Timestamp': { toJson: timestampToJson, fromJson: timestampFromJson },
  '.google.protobuf.Int32Value': wrapper,
  '.google.protobuf.Int64Value': { ...wrapper, toJson: (message) => String(wrapper.toJson(message)) },
  '.google.protobuf.DoubleValue': wrapper,
};

function timestampToJson(message: object): string {
  const seconds = 'seconds' in message ? Number(message.seconds) : 0;
  const nanos = 'nanos' in message ? Number(message.nanos) : 0;
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) throw invalid(`The timestamp of ${seconds} seconds is out of range.`);
  return date.toISOString().replace('.000Z', `.${String(nanos).padStart(9, '0')}Z`);
}

function timestampFromJson(json: unknown): Record<string, unknown> {
  const text = String(json);
  const [, fraction = ''] = /\.(\d+)Z$/.exec(text) ?? [];
  return {
    seconds: Math.floor(Date.parse(text) / 1000),
    nanos: Number(fraction.padEnd(9, '0').slice(0, 9)),
  };
}
