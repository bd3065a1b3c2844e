import { database, newBackend, root, set, text, write } from './testing/backend';
import type { Value } from './value';

/** The service's limits, with the texts of Google's emulator. */

const bytes = (length: number): Value => ({ bytesValue: Buffer.alloc(length).toString('base64') });
const path = (depth: number) => Array<string>(depth).fill('c/d').join('/');
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
])('takes %s at the limit', async (_what, request) => {
  const backend = newBackend();
  await write(backend, request);
  expect(backend.store.documentNames(database)[0]).toContain(root);
});
