import type {
  AnyObjectSchema,
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';
import { valueAt } from '../at';

/** What a schema says of its texts. */

export interface FreeText {
  path: string;
  max: number;
  mustBeFilled: boolean;
}

/** The tests of a text that nothing but its length is asked of; others make an address, a number or a day of it. */
const FREE = ['min', 'max', 'filled'];

/** Every text of a schema that may hold anything, in order; lists by their first entry, as `form` has it. */
export function freeTextsIn(schema: AnyObjectSchema, form: object): FreeText[] {
  return textsIn(schema.describe({ value: form }), '').filter(({ path }) => isThere(form, path));
}

function textsIn(field: SchemaFieldDescription, path: string): FreeText[] {
  if (field.type === 'object')
    return Object.entries((field as SchemaObjectDescription).fields).flatMap(([name, inner]) =>
      textsIn(inner, path ? `${path}.${name}` : name),
    );
  if (field.type === 'array') {
    const { innerType } = field as SchemaInnerTypeDescription;
    return [innerType ?? []].flat().flatMap((inner) => textsIn(inner, `${path}[0]`));
  }
  return field.type === 'string' ? freeText(field as SchemaDescription, path) : [];
}

function freeText({ tests, oneOf }: SchemaDescription, path: string): FreeText[] {
  const names = tests.flatMap(({ name }) => name ?? []);
  const max = tests.find(({ name }) => name === 'max')?.params?.max;
  const isFree = oneOf.length === 0 && names.every((name) => FREE.includes(name));
  if (!isFree || typeof max !== 'number') return [];
  return [{ path, max, mustBeFilled: names.some((name) => name !== 'max') }];
}

/** False inside what the form leaves out: a file that was not uploaded has no name. */
function isThere(form: object, path: string): boolean {
  try {
    return valueAt(form, path) !== undefined;
  } catch {
    return false;
  }
}
