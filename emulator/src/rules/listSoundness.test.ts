import fc from 'fast-check';
import { conditionOn, document, fact, listRequest, request } from './testing/support';
import type { QueryFact } from './types';

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
  "resource.data.a > 'w'",
  "resource.data.a >= 'y'",
  "'y' > resource.data.a",
  "resource.data.a in ['y', 'z']",
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
const queries: QueryFact[][][] = [
  [[]],
  [[fact('a', '==', text('x'))]],
  [[fact('a', '==', text('x')), fact('b', '==', text('y'))]],
  [[fact('a', '==', text('x'))], [fact('a', '==', text('y'))]],
  [[fact('l', 'contains', text('m'))]],
  [[fact('a', '>', text('x'))]],
  [[fact('a', '>=', text('x')), fact('b', '!=', text('x'))], [fact('a', '<=', text('x'))]],
  [
    [fact('b', '==', text('x')), fact('a', '==', text('x')), fact('l', 'contains', text('m'))],
    [fact('b', '==', text('x')), fact('a', '==', text('z')), fact('l', 'contains', text('m'))],
  ],
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

function holds(fields: Fields, { field, op, value }: QueryFact): boolean {
  const held = (fields as Record<string, unknown>)[field.join('.')];
  if (held === undefined) return false;
  const [own, wanted] = [JSON.stringify(held), JSON.stringify(value)];
  if (op === 'contains') return own.includes(wanted);
  if (op === '==') return own === wanted;
  if (op === '!=') return own !== wanted;
  if (op === '<' || op === '<=') return own < wanted || (op === '<=' && own === wanted);
  return own > wanted || (op === '>=' && own === wanted);
}

function fits(fields: Fields, ways: QueryFact[][]): boolean {
  return ways.some((way) => way.every((item) => holds(fields, item)));
}

it('grants no list that holds a document which the rule refuses', () => {
  let granted = 0;
  fc.assert(
    fc.property(condition, fc.constantFrom(...queries), (expression, ways) => {
      const ruleset = conditionOn(expression);
      if (!ruleset.decide(listRequest({ ways })).allowed) return;
      granted++;
      for (const fields of documents.filter((candidate) => fits(candidate, ways))) {
        const resource = document('books/b1', fields);
        expect([fields, ruleset.decide(request({ resource })).allowed]).toEqual([fields, true]);
      }
    }),
    { seed: 20260101, numRuns: 300 },
  );
  // Else the property would hold for nothing.
  expect(granted).toBeGreaterThan(40);
});
