import fc from 'fast-check';
import { TEMPLATES } from './templates';
import { FIELDS, LITERALS, PATTERNS, TYPES, type Type } from './vocabulary';

type Text = fc.Arbitrary<string>;

const WORDS: Record<string, readonly string[]> = {
  pattern: PATTERNS.map((pattern) => `'${pattern}'`),
  unit: ["'w'", "'d'", "'h'", "'m'", "'s'", "'ms'", "'ns'", "'x'"],
  type: [...TYPES.filter((type) => type !== 'null' && type !== 'diff'), 'number', 'map_diff'],
};

/** An expression and, now and then, the function that it calls. */
export interface Condition {
  text: string;
  function: { letValue: string; result: string } | null;
}

/**
 * Expressions of the rules language. Each place has a type; now and then an expression of another type stands there, so
 * that errors are compared as well as values.
 */
export const conditions: fc.Arbitrary<Condition> = fc.oneof(
  { weight: 5, arbitrary: expressionsWith([]).map((text) => ({ text, function: null })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        expressionsWith(['FN(1, id)', 'FN(resource.data.nope, "a")']),
        expressionsWith(['x', 'y']),
        expressionsWith(['x', 'y', 'z']),
      )
      .map(([text, letValue, result]) => ({ text, function: { letValue, result } })),
  },
);

function expressionsWith(names: readonly string[]): Text {
  const tied = fc.letrec<Record<Type | 'any', string>>((tie) => {
    const place = (type: Type): Text =>
      fc.oneof({ weight: 14, arbitrary: tie(type) }, { weight: 1, arbitrary: tie('any') });
    const templatesOf = (type: Type): Text =>
      fc.oneof(...TEMPLATES[type].map((template) => fill(template, place, tie('any'))));
    const ofType = (type: Type): Text =>
      TEMPLATES[type].length === 0
        ? fc.constantFrom(...leavesOf(type), ...names)
        : fc.oneof(
            { maxDepth: 4, depthIdentifier: 'expression' },
            { weight: 2, arbitrary: fc.constantFrom(...leavesOf(type), ...names) },
            { weight: 3, arbitrary: templatesOf(type) },
          );
    const byType = Object.fromEntries(TYPES.map((type) => [type, ofType(type)])) as Record<Type, Text>;
    return { ...byType, any: fc.oneof(...TYPES.map((type) => tie(type))) };
  });
  return fc.oneof({ weight: 2, arbitrary: tied.bool }, { weight: 1, arbitrary: tied.any });
}

function leavesOf(type: Type): string[] {
  const stored = Object.keys(FIELDS).filter((field) => FIELDS[field] === type);
  return [
    ...LITERALS[type],
    ...stored.map((field) => `resource.data.${field}`),
    ...stored.map((field) => `resource.data['${field}']`),
  ];
}

/** Fills each `$type` and `%word` of a template. */
function fill(template: string, place: (type: Type) => Text, any: Text): Text {
  const pieces = template.split(/([$%][a-z]+)/);
  const arbitraries = pieces.map((piece, index): Text => {
    const name = piece.slice(1);
    if (piece.startsWith('%')) return fc.constantFrom(...(WORDS[name] ?? []));
    if (piece === '$any') return any;
    if (!TYPES.some((type) => piece === `$${type}`)) return fc.constant(piece);
    // `1.size()` and `--1` would be other tokens.
    const mayRunTogether = /^[.[]/.test(pieces[index + 1] ?? '') || pieces[index - 1] === '-';
    return mayRunTogether ? place(name as Type).map((text) => `(${text})`) : place(name as Type);
  });
  return fc.tuple(...arbitraries).map((texts) => texts.join(''));
}

/** What a fuzzed document holds: each field has its type, with few values so that equal ones meet. */
export const fieldsArbitrary: fc.Arbitrary<Record<string, unknown>> = fc.record(
  {
    b: fc.boolean().map((booleanValue) => ({ booleanValue })),
    i: fc.constantFrom('0', '1', '2', '-5', '9007199254740993').map((integerValue) => ({ integerValue })),
    f: fc.constantFrom(0, 1, -2.5, 1e21, 'NaN', 'Infinity').map((doubleValue) => ({ doubleValue })),
    s: fc.constantFrom('', 'a', 'ab', 'b1', 'é😀', 'line\nbreak').map((stringValue) => ({ stringValue })),
    y: fc.constantFrom('', 'YQ==', '/wA=').map((bytesValue) => ({ bytesValue })),
    t: fc
      .constantFrom('2024-02-29T23:59:59.123456Z', '1969-12-31T23:59:59.999Z', '2026-01-01T00:00:00Z')
      .map((timestampValue) => ({ timestampValue })),
    g: fc
      .constantFrom({ latitude: 0, longitude: 0 }, { latitude: -6.8, longitude: 39.28 })
      .map((geoPointValue) => ({ geoPointValue })),
    r: fc
      .constantFrom('u/known', 'a/b/c/d')
      .map((path) => ({ referenceValue: `projects/demo-fuzz/databases/(default)/documents/${path}` })),
    l: fc
      .constantFrom([], [{ stringValue: 'a' }], [{ integerValue: '1' }, { doubleValue: 1 }])
      .map((values) => ({ arrayValue: { values } })),
    m: fc
      .constantFrom(
        {},
        { a: { integerValue: '1' } },
        { a: { mapValue: { fields: {} } }, b: { nullValue: null } },
      )
      .map((fields) => ({ mapValue: { fields } })),
    n: fc.constant({ nullValue: null }),
  },
  { requiredKeys: [] },
);
