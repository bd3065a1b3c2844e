import { normalizeTimestamp } from './clock';
import { invalid } from './errors';
import { parseFieldPath, type FieldPath } from './fieldPath';
import { isObject, readArray, readObject, readString, readStrings, type JsonObject } from './json';
import { parseDocumentName } from './path';
import { parseTransform, type Transform } from './transform';
import { parseFields, type Fields } from './value';

/** One write of a commit, read and checked. */
export type Write = UpdateWrite | DeleteWrite | VerifyWrite;

interface WriteBase {
  name: string;
  precondition: Precondition;
}

export interface UpdateWrite extends WriteBase {
  kind: 'update';
  fields: Fields;
  /** Null: the document is replaced. */
  mask: FieldPath[] | null;
  transforms: Transform[];
}

export interface DeleteWrite extends WriteBase {
  kind: 'delete';
}

/** A precondition alone: how a web transaction says that what it read must still be so. */
export interface VerifyWrite extends WriteBase {
  kind: 'verify';
}

export type Precondition = { exists: boolean } | { updateTime: string } | null;

const maxTransforms = 500;

export function parseWrites(input: unknown, database: string): Write[] {
  return readArray(input, 'writes').map((item) => {
    const write = parseWrite(readObject(item, 'A write'));
    if (parseDocumentName(write.name).database !== database) {
      throw invalid(`The write to "${write.name}" belongs to another database than "${database}".`);
    }
    return write;
  });
}

function parseWrite(raw: JsonObject): Write {
  const precondition = parsePrecondition(raw.currentDocument);
  if (isObject(raw.update)) {
    return {
      kind: 'update',
      name: readName(raw.update.name),
      precondition,
      fields: parseFields(raw.update.fields),
      mask: parseMask(raw.updateMask),
      transforms: parseTransforms(raw.updateTransforms),
    };
  }
  if (raw.delete !== undefined) return { kind: 'delete', name: readName(raw.delete), precondition };
  if (raw.verify !== undefined) return { kind: 'verify', name: readName(raw.verify), precondition };
  if (isObject(raw.transform)) {
    const transforms = parseTransforms(raw.transform.fieldTransforms);
    const name = readName(raw.transform.document);
    return { kind: 'update', name, precondition, fields: {}, mask: [], transforms };
  }
  throw invalid('A write must be an update, a delete, a verify or a transform.');
}

function readName(input: unknown): string {
  const name = readString(input, 'The document name');
  parseDocumentName(name);
  return name;
}

export function parsePrecondition(input: unknown): Precondition {
  if (input === undefined || input === null) return null;
  const { exists, updateTime } = readObject(input, 'currentDocument');
  if (exists !== undefined && updateTime !== undefined)
    throw invalid('A precondition has exists or updateTime.');
  if (typeof exists === 'boolean') return { exists };
  if (updateTime !== undefined)
    return { updateTime: normalizeTimestamp(readString(updateTime, 'updateTime')) };
  return null;
}

export function parseMask(input: unknown): FieldPath[] | null {
  if (input === undefined || input === null) return null;
  return readStrings(readObject(input, 'A mask').fieldPaths, 'fieldPaths').map(parseFieldPath);
}

function parseTransforms(input: unknown): Transform[] {
  const transforms = readArray(input, 'updateTransforms').map((item) =>
    parseTransform(readObject(item, 'transform')),
  );
  if (transforms.length > maxTransforms)
    throw invalid(`At most ${maxTransforms} transforms per document are allowed.`);
  return transforms;
}
