import { randomUUID } from 'node:crypto';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { refreshRow } from '../../functions/src/catalog';
import {
  CATALOG_INDEX_PATH,
  type CatalogIndex,
  type CatalogKind,
  parseRows,
  shardOf,
  shardPath,
} from '../../src/domain/catalog';
import type { EbookRow } from '../../src/domain/ebook';
import { addBook } from '../support/books';
import { until } from '../support/until';
import { adminDb, closeWorld } from '../support/world';

afterAll(closeWorld);

/** Index and shard of one moment: read one after the other, an update could fall between them. */
function catalogued(id: string): Promise<{ row: EbookRow | null; version: number }> {
  const read = async (transaction: Transaction) => {
    const index = (await transaction.get(adminDb().doc(CATALOG_INDEX_PATH))).data() as
      CatalogIndex | undefined;
    const versions = index?.kinds.ebook ?? [];
    if (versions.length === 0) return { row: null, version: 0 };
    const shard = shardOf(id, versions.length);
    const stored = await transaction.get(adminDb().doc(shardPath('ebook', shard)));
    const row = parseRows<EbookRow>(stored.get('rows')).find((candidate) => candidate.id === id);
    return { row: row ?? null, version: versions[shard] ?? 0 };
  };
  return adminDb().runTransaction(read, { readOnly: true });
}

const listed = (id: string, isRight: (row: EbookRow) => boolean = () => true) =>
  until(`book ${id} in the catalogue`, async () => {
    const { row, version } = await catalogued(id);
    return row && isRight(row) ? { row, version } : null;
  });

describe('the catalogue of books', () => {
  test('follows a book from its creation to its end', async () => {
    const title = `Fizikia ${randomUUID()}`;
    const id = await addBook({ title, price: 0 });
    const created = await listed(id);
    expect(created.row).toMatchObject({ id, title, price: 0, category: 'Mathematics' });
    expect(created.row.created_at).toBeGreaterThan(1_600_000_000_000);
    expect(created.row).not.toHaveProperty('description');

    await adminDb().doc(`ebooks/${id}`).update({ price: 12_000 });
    const paid = await listed(id, (row) => row.price === 12_000);
    expect(paid.version).toBeGreaterThan(created.version);

    await adminDb().doc(`ebooks/${id}`).delete();
    await until('the row gone', async () => (await catalogued(id)).row === null);
    expect((await catalogued(id)).version).toBeGreaterThan(paid.version);
  });

  test('shows a malformed record repaired, and one without a title not at all', async () => {
    const nameless = await addBook({ title: 7 });
    const odd = await addBook({
      title: `Kemia ${randomUUID()}`,
      price: '1500',
      type: null,
      category: 'Past Paper',
    });
    expect((await listed(odd)).row).toMatchObject({ price: 1500, type: 'pastpaper' });
    expect((await catalogued(nameless)).row).toBeNull();
  });

  test('holds every book of a burst', async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, () => addBook({ title: `Haraka ${randomUUID()}` })),
    );
    await Promise.all(ids.map((id) => listed(id)));
  });
});

describe('a full shard', () => {
  // A kind of its own, so that the books of other tests are not moved about.
  const kind = `test-${randomUUID().slice(0, 8)}` as CatalogKind;
  const index = () => adminDb().doc(CATALOG_INDEX_PATH);
  const versions = async () => (await index().get()).get(`kinds.${kind}`) as number[];
  const idsOf = async (shard: number) =>
    parseRows((await adminDb().doc(shardPath(kind, shard)).get()).get('rows')).map(({ id }) => id);

  afterAll(() => index().update({ [`kinds.${kind}`]: FieldValue.delete() }));

  test('makes the shards double, each row where its id says, all with higher versions', async () => {
    const rows = Array.from({ length: 500 }, (_, number) => ({ id: `kitabu-${number}` }));
    const future = Date.now() + 1_000_000;
    await adminDb()
      .doc(shardPath(kind, 0))
      .set({ rows: JSON.stringify(rows), version: future, count: 500 });
    await index().set({ kinds: { [kind]: [future] } }, { merge: true });

    const id = await addBook();
    await refreshRow(kind, `ebooks/${id}`, (source) => ({ id: source.id }));

    expect(await versions()).toEqual([future + 1, future + 1]);
    const shards = await Promise.all([idsOf(0), idsOf(1)]);
    expect(shards.flat().sort()).toEqual([...rows.map((row) => row.id), id].sort());
    shards.forEach((ids, shard) => expect(ids.every((one) => shardOf(one, 2) === shard)).toBe(true));
  });

  test('the same again changes nothing', async () => {
    const before = await versions();
    const id = (await idsOf(0))[0] ?? '';
    await refreshRow(kind, `ebooks/${id}`, (source) => ({ id: source.id }));
    expect(await versions()).toEqual(before);
  });
});
