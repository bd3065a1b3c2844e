import { outcome } from './testing/support';

it('knows every stored type', () => {
  const fields = {
    n: { nullValue: null },
    b: { booleanValue: true },
    i: { integerValue: '9007199254740993' },
    d: { doubleValue: 1 },
    nan: { doubleValue: 'NaN' },
    t: { timestampValue: '2026-01-02T03:04:05.123456Z' },
    s: { stringValue: 'x' },
    y: { bytesValue: 'YQ==' },
    r: { referenceValue: 'projects/demo/databases/(default)/documents/books/b2' },
    g: { geoPointValue: { latitude: -6.8 } },
    l: { arrayValue: {} },
    m: { mapValue: { fields: { k: { arrayValue: { values: [{ integerValue: '1' }] } } } } },
  };
  const resource = { name: 'projects/demo/databases/(default)/documents/books/b1', fields };
  for (const expression of [
    "resource.id == 'b1' && resource.__name__ == /databases/(default)/documents/books/b1",
    "resource.keys().hasOnly(['data', 'id', '__name__'])",
    'resource.data.n == null && resource.data.b is bool && resource.data.s is string',
    'resource.data.i == 9007199254740993 && resource.data.i is int && resource.data.d is float',
    'math.isNaN(resource.data.nan) && resource.data.nan is number && resource.data.nan != resource.data.nan',
    'resource.data.t.nanos() == 123456000 && resource.data.t is timestamp',
    "resource.data.y == b'a' && resource.data.r == /databases/$(database)/documents/books/b2",
    'resource.data.g.latitude() == -6.8 && resource.data.g.longitude() == 0',
    'resource.data.l.size() == 0 && resource.data.m.k[0] == 1',
  ]) {
    expect([expression, outcome(expression, { resource })]).toEqual([expression, 'allow']);
  }
  expect(outcome('resource.data.missing == null', { resource })).toBe('error');
  expect(outcome('resource.data.nan < 1 || resource.data.nan >= 1', { resource })).toBe('deny');
});

describe('functions', () => {
  it('see the names where they were written, not those of the caller', () => {
    const outer = 'function inner() { return id == "b1"; }';
    expect(() => outcome('inner()', {}, outer)).toThrow('unknown variable id');
    expect(outcome("f('b1')", {}, "function f(id) { return id == 'b1' && database == '(default)'; }")).toBe(
      'allow',
    );
  });

  it('bind lets in order, and evaluate what they need only', () => {
    const failing = 'let a = request.auth.token.nope;';
    expect(outcome('f()', {}, `function f() { ${failing} return true || a == 1; }`)).toBe('allow');
    expect(outcome('f()', {}, `function f() { ${failing} return false || a == 1; }`)).toBe('error');
    expect(outcome('f(1)', {}, 'function f(x) { let y = x + 1; let z = y * 2; return z == 4 }')).toBe(
      'allow',
    );
    expect(outcome('f(request.auth.token.nope)', {}, 'function f(x) { return true || x; }')).toBe('allow');
  });
});
