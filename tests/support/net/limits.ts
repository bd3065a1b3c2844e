import type { RecordCase } from './table';

/** The edges of what a field may hold, made from its limits: each side of each, and values of another type. */

const x = (count: number) => 'x'.repeat(count);

export function textCases(fields: Record<string, readonly [min: number, max: number]>): Cases {
  return casesOf(fields, (field, [min, max]) => ({
    valid: [x(min), x(max)],
    invalid: [
      ...(min > 0 ? [x(min - 1)] : []),
      x(max + 1),
      12,
      Array(max).fill('x'),
      { text: 'x' },
      null,
    ].map((value) => [field, value]),
  }));
}

/** Lists of texts of at least and at most so many entries. */
export function listCases(fields: Record<string, readonly [min: number, max: number]>): Cases {
  const list = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`);
  return casesOf(fields, (field, [min, max]) => ({
    valid: [list(min), list(max)],
    invalid: [...(min > 0 ? [list(min - 1)] : []), list(max + 1), 'text', { 0: 'text' }, null].map(
      (value) => [field, value],
    ),
  }));
}

/** One of a few words. */
export function optionCases(fields: Record<string, readonly string[]>): Cases {
  return casesOf(fields, (field, options) => ({
    valid: [...options],
    invalid: ['', ' ', `${options[0]}s`, options, null].map((value) => [field, value]),
  }));
}

interface Cases {
  valid: RecordCase[];
  invalid: RecordCase[];
}

function casesOf<Limit>(
  fields: Record<string, Limit>,
  edges: (field: string, limit: Limit) => { valid: unknown[]; invalid: (readonly [string, unknown])[] },
): Cases {
  const named = (field: string, value: unknown): RecordCase => ({
    name: `${field} ${describe(value)}`,
    record: { [field]: value },
  });
  const all = Object.entries(fields).map(([field, limit]) => ({ field, ...edges(field, limit) }));
  return {
    valid: all.flatMap(({ field, valid }) => valid.map((value) => named(field, value))),
    invalid: all.flatMap(({ invalid }) => invalid.map(([field, value]) => named(field, value))),
  };
}

function describe(value: unknown): string {
  if (typeof value === 'string') return value.length > 12 ? `of ${value.length} characters` : `"${value}"`;
  if (Array.isArray(value)) return `of ${value.length} entries`;
  return JSON.stringify(value);
}
