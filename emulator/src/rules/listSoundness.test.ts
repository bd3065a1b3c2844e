import fc from 'fast-check';
import { conditionOn, document, listRequest, request } from './testing/support';
import type { QueryFacts } from './types';

/**
 * What a list rule grants before any document is read, it must grant for each document that the query can return.
 * Conditions over two fields, of which the query fixes none, one or both, against every document that fits.
 */
const leaf = fc.constantFrom(
  "resource.data.a == 'x'",
  "resource.data.a != 'x'",
  "resource.data.b == 'x'",
  "resource.data.b in ['x', 'y']",
  "'b' in resource.data",
  "resource.data.get('b', 'x') == 'x'",
  "'m' in resource.data.l",
  "resource.data.l.hasAny(['m', 'n'])",
  "resource.data.l.hasAll(['m'])",
  'resource.data.l.size() == 1',
  "resource.data.keys().hasOnly(['a', 'l'])",
  "id == 'b1'",
  'resource.data.a is string',
  'resource.data.a == resource.data.b',
  'true',
);

const { condition } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    leaf,
    tie('condition').map((inner) => `!(${inner})`),
    fc.tuple(tie('condition'), tie('condition')).map(([left, right]) => `(${left} && ${right})`),
    fc.tuple(tie('condition'), tie('condition')).map(([left, right]) => `(${left} || ${right})`),
    fc
      .tuple(tie('condition'), tie('condition'), tie('condition'))
      .map(([test, yes, no]) => `(${test} ? ${yes} : ${no})`),
  ),
}));

const text = (value: string) => ({ stringValue: value });
const queries: Partial<QueryFacts>[] = [
  {},
  { equals: { a: text('x') } },
  { equals: { a: text('x'), b: text('y') } },
  { oneOf: { a: [text('x'), text('y')] } },
  { contains: { l: [text('m')] } },
  { equals: { b: text('x') }, oneOf: { a: [text('x'), text('z')] }, contains: { l: [text('m')] } },
];

/** Every document over the few values that the conditions tell apart; `-` is a field that is not there. */
const documents = ['x', 'y', 'z', '-'].flatMap((a) =>
  ['x', 'y', '-'].flatMap((b) =>
    [['m'], ['n'], ['m', 'n'], null].map((l) => ({
      ...(a === '-' ? {} : { a: text(a) }),
      ...(b === '-' ? {} : { b: text(b) }),
      ...(l === null ? {} : { l: { arrayValue: { values: l.map(text) } } }),
    })),
  ),
);

type Fields = (typeof documents)[number];

function fits(fields: Fields, { equals = {}, oneOf = {}, contains = {} }: Partial<QueryFacts>): boolean {
  const held: Record<string, unknown> = fields;
  const is = (field: string, value: unknown) => JSON.stringify(held[field]) === JSON.stringify(value);
  return (
    Object.entries(equals).every(([field, value]) => is(field, value)) &&
    Object.entries(oneOf).every(([field, values]) => values.some((value) => is(field, value))) &&
    Object.entries(contains).every(([field, values]) =>
      values.every((value) => JSON.stringify(held[field] ?? null).includes(JSON.stringify(value))),
    )
  );
}

it('grants no list that holds a document which the rule refuses', () => {
  let granted = 0;
  fc.assert(
    fc.property(condition, fc.constantFrom(...queries), (expression, query) => {
      const ruleset = conditionOn(expression);
      if (!ruleset.decide(listRequest(query)).allowed) return;
      granted++;
      for (const fields of documents.filter((candidate) => fits(candidate, query))) {
        const resource = document('books/b1', fields);
        expect([fields, ruleset.decide(request({ resource })).allowed]).toEqual([fields, true]);
      }
    }),
    { seed: 20260101, numRuns: 300 },
  );
  // Else the property would hold for nothing.
  expect(granted).toBeGreaterThan(40);
});
