import * as fc from 'fast-check';
import { parseRows, shardOf, shardPath } from './catalog';

describe('shardOf', () => {
  it('never changes: server and browser must agree for ever', () => {
    expect(['', 'a', '0f8fad5b-d9cb-469f-a165-70867728950e'].map((id) => shardOf(id, 8))).toEqual([5, 4, 1]);
  });

  it('is a shard that exists, and stays or moves by half when shards double', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.constantFrom(1, 2, 4, 8), (id, shards) => {
        const shard = shardOf(id, shards);
        expect(shard).toBeGreaterThanOrEqual(0);
        expect(shard).toBeLessThan(shards);
        expect(shardOf(id, shards * 2) % shards).toBe(shard);
      }),
    );
  });
});

describe('parseRows', () => {
  it.each([
    ['[{"id":"a"},{"id":"b","title":"B"}]', [{ id: 'a' }, { id: 'b', title: 'B' }]],
    ['[{"id":"a"},null,7,"x",{"title":"no id"},{"id":9}]', [{ id: 'a' }]],
    ['[]', []],
    ['{}', []],
    ['null', []],
    ['[{"id":', []],
    ['', []],
    [undefined, []],
    [[{ id: 'a' }], []],
  ])('reads %j', (json, rows) => {
    expect(parseRows(json)).toEqual(rows);
  });
});

it('names a shard by kind and number', () => {
  expect(shardPath('ebook', 3)).toBe('catalog/ebook_3');
});
