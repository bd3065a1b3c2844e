import {
  CATALOG_INDEX_PATH,
  type CatalogIndex,
  type CatalogKind,
  parseRows,
  shardPath,
} from '../domain/catalog';
import { cached, forget, joined, recall, remember } from './cache';
import { isOffline, toAppError } from './errors';
import { readPublicDocument } from './publicDocument';

/** How long the index is trusted: a second visit within this time reads nothing. */
const INDEX_LIFE_MS = 120_000;
const INDEX_KEY = 'public:catalog:index';

async function readIndex(): Promise<CatalogIndex> {
  const data = await readPublicDocument(CATALOG_INDEX_PATH);
  return { kinds: (data?.kinds as CatalogIndex['kinds'] | undefined) ?? {} };
}

interface Shard<Row> {
  version: number;
  rows: Row[];
}

const shardKey = (kind: CatalogKind, shard: number) => `public:catalog:${kind}:${shard}`;

/** A shard whose version is known here already is not read again, however old it is. */
async function readShard<Row extends { id: string }>(kind: CatalogKind, shard: number, version: number) {
  const key = shardKey(kind, shard);
  const known = await recall<Shard<Row>>(key);
  if (known?.data.version === version) return known.data.rows;
  try {
    const data = await readPublicDocument(shardPath(kind, shard));
    const rows = parseRows<Row>(data?.rows);
    await remember(key, { version: Number(data?.version ?? version), rows } satisfies Shard<Row>);
    return rows;
  } catch (error) {
    if (known && isOffline(toAppError(error))) return known.data.rows;
    throw error;
  }
}

/** All published rows of a kind, newest first: one read for the index and one per changed shard; offline, what was seen last. */
export async function readCatalog<Row extends { id: string; created_at: number }>(
  kind: CatalogKind,
): Promise<Row[]> {
  const index = await cached(INDEX_KEY, INDEX_LIFE_MS, readIndex);
  const versions = index.kinds[kind] ?? [];
  const shards = await Promise.all(
    versions.map((version, shard) =>
      joined(`${shardKey(kind, shard)}:${version}`, () => readShard<Row>(kind, shard, version)),
    ),
  );
  return shards.flat().sort((a, b) => b.created_at - a.created_at || a.id.localeCompare(b.id));
}

/** After a change of one's own: the next list asks for the index again. */
export const forgetCatalog = () => forget(INDEX_KEY);
