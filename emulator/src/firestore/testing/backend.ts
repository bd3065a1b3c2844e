import type { RulesSource } from '../access';
import { Backend } from '../backend';
import { admin } from '../caller';
import { commit } from '../commit';
import type { JsonObject } from '../json';
import type { Log } from '../log';
import { runQuery } from '../queries';
import { noIndexes, type DeclaredIndexes } from '../query/indexes';
import type { Value } from '../value';

export const database = 'projects/demo-somo/databases/(default)';
export const root = `${database}/documents`;

const silent: Log = { info: () => undefined, warn: () => undefined };

export function newBackend(
  indexes: DeclaredIndexes = noIndexes,
  rules: RulesSource = { current: () => null },
): Backend {
  return new Backend(rules, () => indexes, silent);
}

export function set(path: string, fields: Record<string, Value>, more: JsonObject = {}): JsonObject {
  return { update: { name: `${root}/${path}`, fields }, ...more };
}

export function write(backend: Backend, ...writes: JsonObject[]): Promise<JsonObject> {
  return commit(backend, admin, { database, writes });
}

/** The ids that a structured query over one collection finds, in its order. */
export async function idsOf(
  backend: Backend,
  collectionId: string,
  query: JsonObject = {},
): Promise<string[]> {
  const structuredQuery = { from: [{ collectionId }], ...query };
  const answers = await runQuery(backend, admin, { parent: root, structuredQuery });
  return answers
    .map(({ document }) => (document as { name: string } | undefined)?.name.split('/').at(-1))
    .filter((id) => id !== undefined);
}

export function where(fieldPath: string, op: string, value: Value): JsonObject {
  return { fieldFilter: { field: { fieldPath }, op, value } };
}

export function and(...filters: JsonObject[]): JsonObject {
  return { compositeFilter: { op: 'AND', filters } };
}

export function or(...filters: JsonObject[]): JsonObject {
  return { compositeFilter: { op: 'OR', filters } };
}

export function orderBy(fieldPath: string, direction = 'ASCENDING'): JsonObject {
  return { field: { fieldPath }, direction };
}

export const integer = (value: number): Value => ({ integerValue: String(value) });
export const text = (value: string): Value => ({ stringValue: value });
export const list = (...values: Value[]): Value => ({ arrayValue: { values } });
