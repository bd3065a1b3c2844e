import type { Backend } from './backend';
import { admin, type Caller } from './caller';
import { batchWrite, commit } from './commit';
import { batchGetDocuments, getDocument } from './documents';
import type { JsonObject } from './json';
import { database, integer, list, newBackend, root, set, text, write } from './testing/backend';
import type { Value } from './value';

let backend: Backend;

beforeEach(() => {
  backend = newBackend();
});

const fieldsOf = (path: string): Record<string, Value> | undefined =>
  backend.store.get(`${root}/${path}`)?.fields;
const transform = (path: string, ...updateTransforms: JsonObject[]): JsonObject =>
  set(path, {}, { updateMask: { fieldPaths: [] }, updateTransforms });

describe('writes', () => {
  it('merge what the mask names, and delete what it names without a value', async () => {
    await write(
      backend,
      set('a/1', { x: integer(1), y: integer(2), m: { mapValue: { fields: { p: integer(1) } } } }),
    );
    const fields = { x: integer(9), m: { mapValue: { fields: { q: integer(2) } } } };
    await write(backend, set('a/1', fields, { updateMask: { fieldPaths: ['y', 'm.q'] } }));
    expect(fieldsOf('a/1')).toEqual({
      x: integer(1),
      m: { mapValue: { fields: { p: integer(1), q: integer(2) } } },
    });
  });

  it('transform, and tell what became of it', async () => {
    await write(
      backend,
      set('a/1', { n: integer(1), l: list(text('a')), big: { integerValue: '9223372036854775807' } }),
    );
    const { writeResults } = await write(
      backend,
      transform(
        'a/1',
        { fieldPath: 'n', increment: { doubleValue: 0.5 } },
        { fieldPath: 'l', appendMissingElements: { values: [text('a'), text('b')] } },
        { fieldPath: 'big', increment: integer(1) },
        { fieldPath: 'new', maximum: integer(3) },
      ),
    );
    expect(writeResults).toMatchObject([
      {
        transformResults: [
          { doubleValue: 1.5 },
          { nullValue: null },
          { integerValue: '9223372036854775807' },
          integer(3),
        ],
      },
    ]);
    expect(fieldsOf('a/1')).toMatchObject({
      n: { doubleValue: 1.5 },
      l: list(text('a'), text('b')),
      new: integer(3),
    });
    await write(backend, transform('a/1', { fieldPath: 'l', removeAllFromArray: { values: [text('a')] } }));
    expect(fieldsOf('a/1')?.l).toEqual(list(text('b')));
  });

  it('all or none', async () => {
    const second = set('a/2', {}, { currentDocument: { exists: true } });
    await expect(write(backend, set('a/1', {}), second)).rejects.toMatchObject({ status: 'NOT_FOUND' });
    expect(fieldsOf('a/1')).toBeUndefined();
  });

  it('keep the update time when nothing changes, and tell nobody', async () => {
    const commits: number[] = [];
    await write(backend, set('a/1', { x: integer(1) }));
    backend.onCommit(({ changes }) => commits.push(changes.length));
    const before = backend.store.get(`${root}/a/1`)?.updateTime;
    await write(backend, set('a/1', { x: integer(1) }));
    expect(backend.store.get(`${root}/a/1`)?.updateTime).toBe(before);
    expect(commits).toEqual([0]);
  });

  it('check preconditions', async () => {
    await write(backend, set('a/1', {}));
    const refused = (currentDocument: JsonObject): Promise<unknown> =>
      write(backend, set('a/1', { x: integer(1) }, { currentDocument }));
    await expect(refused({ exists: false })).rejects.toMatchObject({ status: 'ALREADY_EXISTS' });
    await expect(refused({ updateTime: '2020-01-01T00:00:00Z' })).rejects.toMatchObject({
      status: 'FAILED_PRECONDITION',
    });
    await refused({ updateTime: backend.store.get(`${root}/a/1`)?.updateTime });
    expect(fieldsOf('a/1')).toEqual({ x: integer(1) });
  });

  it.each<[string, JsonObject]>([
    ['a collection as target', set('a', {})],
    ['an empty segment', set('a//b/c', {})],
    ['a dot as id', set('a/..', {})],
    ['a reserved id', set('a/__x__', {})],
    ['another database', { delete: 'projects/other/databases/(default)/documents/a/1' }],
    ['a document over 1 MiB', set('a/1', { t: text('x'.repeat(1_048_576)) })],
    ['a broken field path', set('a/1', {}, { updateMask: { fieldPaths: ['a..b'] } })],
    ['nothing to do', {}],
  ])('refuse %s', async (_what, input) => {
    await expect(write(backend, input)).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
  });

  it('are refused where an update follows the deletion of the same document', async () => {
    const name = `${root}/a/1`;
    const update = set('a/1', {}, { currentDocument: { exists: true } });
    await write(backend, set('a/1', {}));
    await expect(write(backend, { delete: name }, update)).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
    });
  });

  it('take a mask that names a field and a part of it', async () => {
    const mask = { updateMask: { fieldPaths: ['a.b', 'a'] } };
    const a: Value = { mapValue: { fields: { b: integer(1), c: integer(2) } } };
    await write(backend, set('a/1', { a }, mask));
    expect(fieldsOf('a/1')).toEqual({ a });
  });

  it('stand alone in a batch write', async () => {
    await write(backend, set('a/1', {}));
    const writes = [set('a/1', {}, { currentDocument: { exists: false } }), set('a/2', {})];
    const { status } = await batchWrite(backend, admin, { database, writes });
    expect(status).toMatchObject([{ code: 6 }, { code: 0 }]);
    expect(fieldsOf('a/2')).toEqual({});
  });
});

describe('transactions', () => {
  async function readIn(caller: Caller, newTransaction: JsonObject, path: string): Promise<string> {
    const documents = [`${root}/${path}`];
    const [first] = await batchGetDocuments(backend, caller, { database, documents, newTransaction });
    return String(first?.transaction);
  }

  it('of the admin hold what they read until they end, first come first served', async () => {
    await write(backend, set('a/1', { n: integer(0) }));
    const countUp = async (): Promise<void> => {
      const transaction = await readIn(admin, { readWrite: {} }, 'a/1');
      const n = fieldsOf('a/1')?.n;
      const next = integer(Number(n && 'integerValue' in n ? n.integerValue : NaN) + 1);
      await commit(backend, admin, { database, transaction, writes: [set('a/1', { n: next })] });
    };
    await Promise.all(Array.from({ length: 20 }, countUp));
    expect(fieldsOf('a/1')).toEqual({ n: integer(20) });
  });

  it('that would wait for each other: one is aborted', async () => {
    await write(backend, set('a/1', {}), set('a/2', {}));
    const one = await readIn(admin, {}, 'a/1');
    const two = await readIn(admin, {}, 'a/2');
    const waiting = getDocument(backend, admin, { name: `${root}/a/2`, transaction: one });
    const circle = getDocument(backend, admin, { name: `${root}/a/1`, transaction: two });
    await expect(circle).rejects.toMatchObject({ status: 'ABORTED' });
    backend.transactions.rollback(two);
    await expect(waiting).resolves.toMatchObject({ name: `${root}/a/2` });
    backend.transactions.rollback(one);
  });

  it('under rules hold nothing, and are aborted when what they read has changed', async () => {
    const open = newBackend();
    jest.spyOn(open.access, 'checkGets').mockReturnValue(undefined);
    jest.spyOn(open.access, 'checkWrites').mockReturnValue(undefined);
    backend = open;
    const visitor: Caller = { isAdmin: false, auth: null };
    await write(backend, set('a/1', {}));
    const transaction = await readIn(visitor, {}, 'a/1');
    await write(backend, set('a/1', { x: integer(1) }));
    const late = commit(backend, visitor, { database, transaction, writes: [set('a/1', {})] });
    await expect(late).rejects.toMatchObject({ status: 'ABORTED' });
  });

  it('that only read see one moment and may not write', async () => {
    await write(backend, set('a/1', { n: integer(1) }));
    const transaction = await readIn(admin, { readOnly: {} }, 'a/1');
    await write(backend, set('a/1', { n: integer(2) }));
    const read = await getDocument(backend, admin, { name: `${root}/a/1`, transaction });
    expect(read.fields).toEqual({ n: integer(1) });
    const writing = commit(backend, admin, { database, transaction, writes: [set('a/1', {})] });
    await expect(writing).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
  });
});
