import { noIndexes } from './query/indexes';
import { database, idsOf, integer, list, newBackend, root, set, text, where, write } from './testing/backend';
import type { Fields, Value } from './value';

/** The service's limits, with the texts of Google's emulator where it has them. */

const bytes = (length: number): Value => ({ bytesValue: Buffer.alloc(length).toString('base64') });
const path = (depth: number) => Array<string>(depth).fill('c/d').join('/');
const map = (fields: Fields): Value => ({ mapValue: { fields } });
const inMaps = (depth: number, key: string, leaf: Value): Value =>
  depth === 0 ? leaf : map({ [key]: inMaps(depth - 1, key, leaf) });
const longPath = (parts: number) => inMaps(parts, 'k'.repeat(400), text(''));
const numbered = (count: number): Fields =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, integer(1)]));
const numbers = (count: number): Value => list(...Array.from({ length: count }, (_, n) => integer(n)));
const nested: Value = { arrayValue: { values: [{ arrayValue: { values: [] } }] } };

it.each([
  [
    'a text',
    set('a/1', { s: text('x'.repeat(1_048_488)) }),
    'The value of property "s" is longer than 1048487',
  ],
  ['bytes', set('a/1', { b: bytes(1_048_488) }), 'The value of property "b" is longer than 1048487 bytes.'],
  ['a document', set('a/1', { a: bytes(600_000), b: bytes(600_000) }), 'exceeds the maximum allowed size'],
  ['a path', set(path(101), {}), 'Key path is too long. Cannot exceed 100 elements.'],
  [
    'a field name',
    set('a/1', { ['f'.repeat(1501)]: text('') }),
    'The property.name is longer than 1500 bytes.',
  ],
  ['a field path', set('a/1', { x: longPath(4) }), 'The property path is longer than 1500 bytes.'],
  ['maps in maps', set('a/1', { x: inMaps(20, 'k', map({})) }), 'nested more than 20 levels deep'],
  ['a name', set(`a/${'n'.repeat(1500)}/b/`.repeat(5).slice(0, -3), {}), 'must not exceed 6144 bytes'],
  ['index entries', set('a/1', numbered(20_001)), 'too many index entries for entity /a/1'],
  ['index entries of an array', set('a/1', { a: numbers(40_001) }), 'too many index entries for entity /a/1'],
  ['an empty field name', set('a/1', { '': text('') }), 'The property.name is the empty string.'],
  ['an array in an array', set('a/1', { n: nested }), 'Cannot convert an array value in an array value.'],
])('refuses %s beyond the limit', async (_what, request, message) => {
  await expect(write(newBackend(), request)).rejects.toMatchObject({
    status: 'INVALID_ARGUMENT',
    message: expect.stringContaining(message) as string,
  });
});

it.each([
  ['a text', set('a/1', { s: text('x'.repeat(1_048_487)) })],
  ['a path', set(path(100), {})],
  ['a field path', set('a/1', { x: longPath(3) })],
  ['maps in maps', set('a/1', { x: inMaps(20, 'k', text('')) })],
  ['index entries', set('a/1', numbered(20_000))],
  ['index entries of an array', set('a/1', { a: list(...Array<Value>(50_000).fill(integer(1))) })],
])('takes %s at the limit', async (_what, request) => {
  const backend = newBackend();
  await write(backend, request);
  expect(backend.store.documentNames(database)[0]).toContain(root);
});

it('refuses a query on a field path beyond the limit', async () => {
  const long = Array<string>(4).fill('k'.repeat(400)).join('.');
  await expect(idsOf(newBackend(), 'a', { where: where(long, 'EQUAL', text('')) })).rejects.toMatchObject({
    status: 'INVALID_ARGUMENT',
    message: 'property path is longer than 1500 bytes.',
  });
});

it('counts the index entries that firestore.indexes.json makes', async () => {
  const elements = { a: numbers(30_000), n: integer(1) };
  const exempt = { collectionGroup: 'a', fieldPath: 'a', indexes: [] };
  const index = {
    collectionGroup: 'a',
    queryScope: 'COLLECTION' as const,
    fields: [
      { fieldPath: 'a', mode: 'CONTAINS' as const },
      { fieldPath: 'n', mode: 'ASCENDING' as const },
    ],
  };
  const writing = (composite: (typeof index)[], overrides: (typeof exempt)[]) =>
    write(newBackend({ composite, overrides }), set('a/1', elements));
  await expect(writing([], [])).resolves.toBeDefined();
  await expect(writing([index], [])).rejects.toThrow('too many index entries');
  await expect(writing([index], [exempt])).resolves.toBeDefined();
  await expect(
    write(newBackend({ ...noIndexes, overrides: [exempt] }), set('a/1', { a: numbers(60_000) })),
  ).resolves.toBeDefined();
});
