import { SHARD_LIMITS, shardOf } from '../../src/domain/catalog';
import { isFull, placeRow, shardFor, spread, toJson } from './shard';

const rows = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ id: `k${from + index}` }));

describe('placeRow', () => {
  test('adds, replaces and takes away', () => {
    const two = placeRow(placeRow([], 'b', { id: 'b' }), 'a', { id: 'a' });
    expect(two).toEqual([{ id: 'a' }, { id: 'b' }]);
    const changed = { id: 'a', title: 'x' };
    expect(placeRow(two, 'a', changed)).toEqual([changed, { id: 'b' }]);
    expect(placeRow(two, 'a', null)).toEqual([{ id: 'b' }]);
  });

  test('gives the same text in whatever order the rows came', () => {
    const forth = rows(20).reduce<{ id: string }[]>((all, row) => placeRow(all, row.id, row), []);
    const back = rows(20)
      .reverse()
      .reduce<{ id: string }[]>((all, row) => placeRow(all, row.id, row), []);
    expect(toJson(forth)).toBe(toJson(back));
  });
});

test('a shard is full past 500 rows or 100 kB', () => {
  expect(isFull(rows(SHARD_LIMITS.rows))).toBe(false);
  expect(isFull(rows(SHARD_LIMITS.rows + 1))).toBe(true);
  const text = (length: number) => [{ id: 'a', title: 'x'.repeat(length) }];
  const around = toJson(text(0)).length;
  expect(isFull(text(SHARD_LIMITS.bytes - around))).toBe(false);
  expect(isFull(text(SHARD_LIMITS.bytes - around + 1))).toBe(true);
});

describe('spread', () => {
  test('doubles, every row where its id says, none lost', () => {
    const parts = spread(rows(501), 1);
    expect(parts).toHaveLength(2);
    parts.forEach((part, shard) => expect(part.every((row) => shardOf(row.id, 2) === shard)).toBe(true));
    expect(
      parts
        .flat()
        .map((row) => row.id)
        .sort(),
    ).toEqual(
      rows(501)
        .map((row) => row.id)
        .sort(),
    );
  });

  test('doubles until none is full', () => {
    const parts = spread(rows(3000), 1);
    expect(parts.length).toBeGreaterThanOrEqual(8);
    expect(parts.some(isFull)).toBe(false);
  });

  test('ends with a row that fits nowhere', () => {
    expect(spread([{ id: 'a'.repeat(SHARD_LIMITS.bytes + 1) }], 1)).toHaveLength(128);
  });
});

test('a kind without shards begins with shard 0', () => {
  expect(shardFor('any', 0)).toBe(0);
});
