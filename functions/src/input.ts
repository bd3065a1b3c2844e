import { ValidationError, type AnyObjectSchema, type InferType, type Schema } from 'yup';
import type { AppError } from '../../src/domain/errors';

/** What a caller sent, against the schema of the domain. */

export type Checked<T> = { ok: true; value: T } | { ok: false; error: AppError };

/** A field's name comes from the caller: no more of it is repeated. */
const MAX_PATH = 100;
const UNREADABLE = 'This cannot be read. Reload the page and try again.';

/**
 * The forms' schemas are lenient: they turn what is not a text into an empty one and drop what they do not know. A
 * caller that sends such things is no form of ours, so shape and types are compared with the schema first.
 */
export function checkInput<S extends AnyObjectSchema>(schema: S, data: unknown): Checked<InferType<S>> {
  const misfit = findMisfit(schema, data ?? {}, '');
  if (misfit !== null) return refused(UNREADABLE, { [misfit.slice(0, MAX_PATH)]: UNREADABLE });
  try {
    return { ok: true, value: schema.validateSync(data ?? {}, { abortEarly: false }) as InferType<S> };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return refused(error.errors[0] ?? UNREADABLE, fieldsOf(error));
  }
}

const refused = (message: string, fields: Record<string, string>) => ({
  ok: false as const,
  error: { code: 'invalid', message, fields } satisfies AppError,
});

/** The path of the first value that the schema has no place for; null when all have one. Goes no deeper than the schema. */
function findMisfit(schema: Schema, value: unknown, path: string): string | null {
  if (value === undefined || value === null) return null;
  const { fields, innerType, type } = schema as Schema & {
    fields?: Record<string, Schema>;
    innerType?: Schema;
  };
  if (type === 'object') return findObjectMisfit(fields ?? {}, value, path);
  if (type === 'array') {
    if (!Array.isArray(value) || !innerType) return path;
    return first(value.entries(), ([index, item]) => findMisfit(innerType, item, `${path}[${index}]`));
  }
  return type === 'mixed' || typeof value === type ? null : path;
}

function findObjectMisfit(fields: Record<string, Schema>, value: unknown, path: string): string | null {
  if (!isPlain(value)) return path || 'data';
  return first(Object.entries(value), ([key, item]) => {
    const here = path ? `${path}.${key}` : key;
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    return field ? findMisfit(field, item, here) : here;
  });
}

/** The functions framework turns a sent `__proto__` into the object's prototype, where no key shows it. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function first<T>(items: Iterable<T>, misfitOf: (item: T) => string | null): string | null {
  for (const item of items) {
    const misfit = misfitOf(item);
    if (misfit !== null) return misfit;
  }
  return null;
}

function fieldsOf(error: ValidationError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.inner) if (path) fields[path] ??= message;
  return fields;
}
