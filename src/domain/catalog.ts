/**
 * The public catalogue: published rows of a kind packed into few documents, so that a list costs one read per shard
 * instead of one per row. `catalog/index` names each kind's shards and their versions; `catalog/{kind}_{n}` holds the
 * rows as one JSON text. A row's shard follows from its id, so that a trigger touches one shard.
 */

export type CatalogKind =
  | 'ebook'
  | 'audio'
  | 'playlist'
  | 'tutor'
  | 'course'
  | 'live_class'
  | 'discussion'
  | 'quiz'
  | 'bundle'
  | 'reel'
  | 'resource';

export interface CatalogIndex {
  /** Per kind: the version of each shard; the length is the number of shards. */
  kinds: Partial<Record<CatalogKind, number[]>>;
}

/** A shard nearing these limits makes the kind's shards double. */
export const SHARD_LIMITS = { rows: 500, bytes: 100_000 } as const;

export const CATALOG_INDEX_PATH = 'catalog/index';
export const shardPath = (kind: CatalogKind, shard: number) => `catalog/${kind}_${shard}`;

/** FNV-1a over the id's UTF-16 units: the same shard on the server and in the browser, for ever. */
export function shardOf(id: string, shards: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) % shards;
}

/** The rows of a shard's JSON text; a broken text gives none, so that the other shards still show. */
export function parseRows<Row extends { id: string }>(json: unknown): Row[] {
  if (typeof json !== 'string') return [];
  try {
    const rows: unknown = JSON.parse(json);
    return Array.isArray(rows) ? (rows as Row[]).filter((row) => typeof row?.id === 'string') : [];
  } catch {
    return [];
  }
}
