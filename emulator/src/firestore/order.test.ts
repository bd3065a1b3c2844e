import { compareNames, compareStrings, compareValues } from './order';
import { parseValue, type Value } from './value';

/** One value of each kind, in the order that Firestore documents. */
const ordered: Value[] = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  { doubleValue: 'NaN' },
  { doubleValue: '-Infinity' },
  { integerValue: '-1' },
  { doubleValue: 0.5 },
  { doubleValue: 9007199254740992 },
  { integerValue: '9007199254740993' },
  { doubleValue: 'Infinity' },
  { timestampValue: '2024-01-01T00:00:00.000000Z' },
  { timestampValue: '2024-01-01T00:00:00.000001Z' },
  { stringValue: '' },
  { stringValue: 'a' },
  { stringValue: '\uffee' },
  { stringValue: '😀' },
  { bytesValue: 'AQ==' },
  { bytesValue: 'AQI=' },
  { referenceValue: 'projects/p/databases/d/documents/a/1' },
  { geoPointValue: { latitude: 0, longitude: 1 } },
  { geoPointValue: { latitude: 1, longitude: 0 } },
  { arrayValue: { values: [] } },
  { arrayValue: { values: [{ integerValue: '1' }] } },
  { mapValue: { fields: {} } },
  { mapValue: { fields: { a: { integerValue: '1' } } } },
  { mapValue: { fields: { a: { integerValue: '1' }, b: { nullValue: null } } } },
  { mapValue: { fields: { b: { nullValue: null } } } },
];

describe('the order of values', () => {
  it('is the documented one, from either side', () => {
    ordered.forEach((left, i) => {
      ordered.forEach((right, j) => {
        expect([i, j, Math.sign(compareValues(left, right))]).toEqual([i, j, Math.sign(i - j)]);
      });
    });
  });

  it('takes 1 and 1.0 for the same number', () => {
    expect(compareValues({ integerValue: '1' }, { doubleValue: 1 })).toBe(0);
    expect(compareValues({ doubleValue: -0 }, { integerValue: '0' })).toBe(0);
  });

  it('compares names by segment, so that children stay with their parent', () => {
    expect(compareNames('a/1/b', 'a/1-x')).toBeLessThan(0);
    expect(compareStrings('ab', 'a')).toBeGreaterThan(0);
  });

  it('compares numeric ids as numbers, before all names', () => {
    const ids = ['a/__id-5__', 'a/__id7__', 'a/__id12__', 'a/__id9223372036854775807__', 'a/12', 'a/__id_'];
    expect([...ids].reverse().sort(compareNames)).toEqual(ids);
  });
});

describe('parseValue', () => {
  it('brings values into one form', () => {
    expect(parseValue({ timestampValue: '2024-01-01T02:00:00+02:00' })).toEqual({
      timestampValue: '2024-01-01T00:00:00.000000Z',
    });
    expect(parseValue({ timestampValue: '2024-01-01T00:00:00.123456789Z' })).toEqual({
      timestampValue: '2024-01-01T00:00:00.123456Z',
    });
    expect(parseValue({ arrayValue: {} })).toEqual({ arrayValue: { values: [] } });
    expect(parseValue({ geoPointValue: { latitude: 1 } })).toEqual({
      geoPointValue: { latitude: 1, longitude: 0 },
    });
    expect(parseValue({ doubleValue: 'Infinity' })).toEqual({ doubleValue: 'Infinity' });
  });

  it.each([
    ['no type', {}],
    ['two types', { stringValue: 'a', integerValue: '1' }],
    ['an unknown type', { textValue: 'a' }],
    ['an integer beyond 64 bits', { integerValue: '9223372036854775808' }],
    ['a fraction as integer', { integerValue: '1.5' }],
    ['a lone surrogate', { stringValue: 'a\ud800' }],
    ['an impossible time', { timestampValue: '2024-13-01T00:00:00Z' }],
    ['a list in a list', { arrayValue: { values: [{ arrayValue: {} }] } }],
    ['a reserved field name', { mapValue: { fields: { __x__: { nullValue: null } } } }],
    ['a reference to a collection', { referenceValue: 'projects/p/databases/d/documents/a' }],
    ['a latitude beyond the pole', { geoPointValue: { latitude: 91, longitude: 0 } }],
  ])('refuses %s', (_what, value) => {
    expect(() => parseValue(value)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
  });
});
