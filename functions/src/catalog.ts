import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  CATALOG_INDEX_PATH,
  type CatalogIndex,
  type CatalogKind,
  parseRows,
  shardPath,
} from '../../src/domain/catalog';
import { db } from './firebase';
import { isFull, placeRow, type Row, shardFor, spread, toJson } from './shard';

/** Keeps the public catalogue (src/domain/catalog.ts) in step with the records that it is made of. */

/** Every change of a kind meets in the index, so a burst of them must be allowed to queue. */
const MAX_ATTEMPTS = 30;

/**
 * Brings one row up to date. Triggers come late, twice and out of order, so the event only says where to look: the row
 * is made from the record as it is now, in the same transaction.
 */
export async function refreshRow(
  kind: CatalogKind,
  sourcePath: string,
  toRow: (source: DocumentSnapshot) => Row | null,
): Promise<void> {
  await db.runTransaction(
    async (transaction) => {
      const [source, index] = await transaction.getAll(db.doc(sourcePath), db.doc(CATALOG_INDEX_PATH));
      if (!source || !index) return;
      await applyRow(transaction, {
        kind,
        id: source.id,
        row: toRow(source),
        versions: versionsOf(index, kind),
      });
    },
    { maxAttempts: MAX_ATTEMPTS },
  );
}

interface Change {
  kind: CatalogKind;
  id: string;
  row: Row | null;
  versions: number[];
}

async function applyRow(transaction: Transaction, { kind, id, row, versions }: Change): Promise<void> {
  const shard = shardFor(id, versions.length);
  const stored = await transaction.get(db.doc(shardPath(kind, shard)));
  const rows = placeRow(parseRows<Row>(stored.get('rows')), id, row);
  if (toJson(rows) === stored.get('rows') || (!stored.exists && rows.length === 0)) return;
  if (!isFull(rows)) {
    const version = nextVersion(versions);
    const next = versions.length === 0 ? [version] : versions.with(shard, version);
    writeShard(transaction, kind, shard, rows, version);
    writeIndex(transaction, kind, next);
    return;
  }
  const others = await readOthers(transaction, kind, shard, versions.length);
  writeAll(transaction, kind, spread([...others, ...rows], versions.length), nextVersion(versions));
}

async function readOthers(
  transaction: Transaction,
  kind: CatalogKind,
  full: number,
  shards: number,
): Promise<Row[]> {
  const refs = Array.from({ length: shards }, (_, shard) => db.doc(shardPath(kind, shard))).filter(
    (_, shard) => shard !== full,
  );
  if (refs.length === 0) return [];
  const documents = await transaction.getAll(...refs);
  return documents.flatMap((document) => parseRows<Row>(document.get('rows')));
}

function writeAll(transaction: Transaction, kind: CatalogKind, shards: Row[][], version: number): void {
  shards.forEach((rows, shard) => writeShard(transaction, kind, shard, rows, version));
  writeIndex(
    transaction,
    kind,
    shards.map(() => version),
  );
}

function writeShard(
  transaction: Transaction,
  kind: CatalogKind,
  shard: number,
  rows: Row[],
  version: number,
): void {
  transaction.set(db.doc(shardPath(kind, shard)), { rows: toJson(rows), version, count: rows.length });
}

function writeIndex(transaction: Transaction, kind: CatalogKind, versions: number[]): void {
  transaction.set(
    db.doc(CATALOG_INDEX_PATH),
    { kinds: { [kind]: versions } },
    { mergeFields: [`kinds.${kind}`] },
  );
}

function versionsOf(index: DocumentSnapshot, kind: CatalogKind): number[] {
  return (index.get('kinds') as CatalogIndex['kinds'] | undefined)?.[kind] ?? [];
}

/**
 * Always higher than any before, by the clock too: phones keep a shard for as long as its version stands, so a version
 * must not come back with other rows even when the catalogue was deleted and made anew.
 */
const nextVersion = (versions: number[]) => Math.max(Date.now(), ...versions.map((version) => version + 1));
