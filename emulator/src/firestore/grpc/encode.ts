import protobuf, { type Field, type FieldBase, type MapField, type Type, type Writer } from 'protobufjs';
import { isObject, type JsonObject } from '../json';
import { wellKnown } from './wellKnown';

const VARINT = 0;
const FIXED_64 = 1;
const LENGTH_DELIMITED = 2;

/** proto3 JSON as protocol buffers, in one pass: a query may return very many documents. */
export function encodeMessage(type: Type, json: JsonObject): Buffer {
  const writer = protobuf.Writer.create();
  writeMessage(writer, type, json);
  const bytes = writer.finish();
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

type Write = (writer: Writer, json: unknown) => void;

/** How the fields of each type are written, found out by reflection when one is first met. */
const writes = new Map<Type, ReadonlyMap<string, Write>>();

function writesOf(type: Type): ReadonlyMap<string, Write> {
  const known = writes.get(type);
  if (known) return known;
  const found = new Map(type.fieldsArray.map((field) => [field.name, writeOf(field.resolve())]));
  writes.set(type, found);
  return found;
}

function writeMessage(writer: Writer, type: Type, json: JsonObject): void {
  const known = writesOf(type);
  // By what is there, not by what could be: a value has one of eleven fields.
  for (const name of Object.keys(json)) {
    const value = json[name];
    if (value !== undefined) known.get(name)?.(writer, value);
  }
}

function writeOf(field: Field): Write {
  if (field instanceof protobuf.MapField) return writeMapOf(field);
  const writeItem = writeItemOf(field, field.id);
  return (writer, json) => {
    if (Array.isArray(json)) for (const item of json) writeItem(writer, item);
    else writeItem(writer, json);
  };
}

/** A map is a list of messages of a key and a value. */
function writeMapOf(field: MapField): Write {
  const tag = tagOf(field.id, LENGTH_DELIMITED);
  const keyTag = tagOf(1, LENGTH_DELIMITED);
  const writeValue = writeItemOf(field, 2);
  return (writer, json) => {
    if (!isObject(json)) return;
    for (const key of Object.keys(json)) {
      writer.uint32(tag).fork().uint32(keyTag).string(key);
      writeValue(writer, json[key]);
      writer.ldelim();
    }
  };
}

function writeItemOf({ resolvedType, type }: FieldBase, id: number): Write {
  if (resolvedType instanceof protobuf.Type) return writeMessageOf(resolvedType, id);
  if (resolvedType instanceof protobuf.Enum) {
    const tag = tagOf(id, VARINT);
    const { values } = resolvedType;
    // The only value of the enum NullValue is null.
    const numberOf = (json: unknown) => (typeof json === 'string' ? (values[json] ?? 0) : Number(json ?? 0));
    return (writer, json) => void writer.uint32(tag).int32(numberOf(json));
  }
  const scalar = scalars[type];
  if (!scalar) throw new Error(`Firestore's protocol has no fields of the type ${type}.`);
  const tag = tagOf(id, scalar.wireType);
  return (writer, json) => {
    if (json !== null) scalar.write(writer.uint32(tag), json);
  };
}

function writeMessageOf(type: Type, id: number): Write {
  const tag = tagOf(id, LENGTH_DELIMITED);
  const special = wellKnown.get(type);
  return (writer, json) => {
    writer.uint32(tag).fork();
    writeMessage(writer, type, special ? special.fromJson(json) : isObject(json) ? json : {});
    writer.ldelim();
  };
}

const scalars: Record<string, { wireType: number; write: Write } | undefined> = {
  string: { wireType: LENGTH_DELIMITED, write: (writer, json) => void writer.string(String(json)) },
  bytes: {
    wireType: LENGTH_DELIMITED,
    write: (writer, json) => void writer.bytes(Buffer.from(String(json), 'base64')),
  },
  bool: { wireType: VARINT, write: (writer, json) => void writer.bool(json === true) },
  double: { wireType: FIXED_64, write: (writer, json) => void writer.double(Number(json)) },
  int32: { wireType: VARINT, write: (writer, json) => void writer.int32(Number(json)) },
  int64: {
    wireType: VARINT,
    write: (writer, json) => void writer.int64(typeof json === 'number' ? json : String(json)),
  },
};

function tagOf(id: number, wireType: number): number {
  return ((id << 3) | wireType) >>> 0;
}
