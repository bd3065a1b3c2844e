import { SHARD_LIMITS, shardOf } from '../../src/domain/catalog';

/** A catalogue shard's rows, without the database. */

export interface Row {
  id: string;
}

/** No kind gets more; a shard that is still full then stays so (some 60,000 rows). */
const MAX_SHARDS = 128;

export const toJson = (rows: Row[]) => JSON.stringify(rows);

export const isFull = (rows: Row[]) =>
  rows.length > SHARD_LIMITS.rows || Buffer.byteLength(toJson(rows)) > SHARD_LIMITS.bytes;

/** A kind without shards yet begins with shard 0. */
export const shardFor = (id: string, shards: number) => shardOf(id, Math.max(1, shards));

const byId = (a: Row, b: Row) => (a.id < b.id ? -1 : Number(a.id > b.id));

/** The rows with this one in its place, or without it; ordered by id, so that equal rows make equal texts. */
export function placeRow(rows: Row[], id: string, row: Row | null): Row[] {
  return [...rows.filter((other) => other.id !== id), ...(row ? [row] : [])].sort(byId);
}

/** All rows of a kind over twice as many shards, and twice again until none is full. */
export function spread(rows: Row[], shards: number): Row[][] {
  const count = Math.max(1, shards) * 2;
  const parts = Array.from({ length: count }, (_, shard) =>
    rows.filter((row) => shardOf(row.id, count) === shard).sort(byId),
  );
  return count < MAX_SHARDS && parts.some(isFull) ? spread(rows, count) : parts;
}
