import { invalid } from './errors';
import type { Fields, Value } from './value';

/** A field path split into its segments: `` a.`b.c` `` is `['a', 'b.c']`. */
export type FieldPath = readonly string[];

/** Of a field's name, and of a path of names. */
export const maxPathBytes = 1500;

const simple = /^[A-Za-z_][A-Za-z_0-9]*$/;
const segment = /(?:`((?:[^`\\]|\\[\s\S])+)`|([^`.]+))(\.|$)/y;

export function parseFieldPath(text: string): FieldPath {
  if (Buffer.byteLength(text) > maxPathBytes)
    throw invalid(`property path is longer than ${maxPathBytes} bytes.`);
  const segments: string[] = [];
  segment.lastIndex = 0;
  let end = '.';
  while (end === '.') {
    const match = segment.exec(text);
    const [, quoted, plain, separator] = match ?? [];
    if (!match || separator === undefined) throw invalid(`"${text}" is not a valid field path.`);
    if (plain !== undefined && /[~*/[\]]/.test(plain)) throw invalid(`"${text}" is not a valid field path.`);
    segments.push(quoted === undefined ? (plain ?? '') : quoted.replace(/\\([\s\S])/g, '$1'));
    end = separator;
    if (end === '.' && segment.lastIndex === text.length)
      throw invalid(`"${text}" is not a valid field path.`);
  }
  return segments;
}

export function formatFieldPath(path: FieldPath): string {
  return path.map((part) => (simple.test(part) ? part : `\`${part.replace(/[\\`]/g, '\\$&')}\``)).join('.');
}

export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let level: Fields = fields;
  let value: Value | undefined;
  for (const [index, part] of path.entries()) {
    value = Object.hasOwn(level, part) ? level[part] : undefined;
    if (value === undefined) return undefined;
    if (index === path.length - 1) return value;
    if (!('mapValue' in value)) return undefined;
    level = value.mapValue.fields;
  }
  return value;
}

/** A copy of the fields with one of them set (undefined removes it); what is not touched is shared. */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [head, ...rest] = path;
  if (head === undefined) return fields;
  const copy = { ...fields };
  if (rest.length === 0) {
    if (value === undefined) delete copy[head];
    else copy[head] = value;
    return copy;
  }
  const current = Object.hasOwn(fields, head) ? fields[head] : undefined;
  const isMap = current !== undefined && 'mapValue' in current;
  if (!isMap && value === undefined) return fields;
  copy[head] = { mapValue: { fields: withField(isMap ? current.mapValue.fields : {}, rest, value) } };
  return copy;
}

/** Only the named fields; `__name__` alone gives none. */
export function pickFields(fields: Fields, paths: readonly FieldPath[]): Fields {
  let picked: Fields = {};
  for (const path of paths) {
    const value = getField(fields, path);
    if (value !== undefined) picked = withField(picked, path, value);
  }
  return picked;
}
