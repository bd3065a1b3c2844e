import fc from 'fast-check';
import { PROJECT, ROOT } from './project';
import { clear, each, needsIndex, tokenOf, write, type Json, type Part } from './parts';

/** A condition for lists, and the query that it is to decide. */
export interface ListCase {
  condition: string;
  where: Json | null;
  limit: number | null;
}

type Text = fc.Arbitrary<string>;

const COMPARISONS = ['==', '!=', '<', '<=', '>', '>='];
const literal = fc.constantFrom(
  ...["'x'", "'y'", '1', '2', '1.0', '2.5', 'null', 'true', "['x']", 'request.auth.uid', 'request.time'],
);
const field = fc.constantFrom(
  ...['a', 'b', 'l', 'm.k'].map((path) => `resource.data.${path}`),
  "resource.data.get('a', 1)",
);
const literals = (maxLength: number): Text =>
  fc.array(literal, { maxLength }).map((all) => `[${all.join(', ')}]`);

const joined = (...parts: (string | Text)[]): Text =>
  fc
    .tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part)))
    .map((all) => all.join(''));

const comparison = fc.constantFrom(...COMPARISONS.map((operator) => ` ${operator} `));
const about: Text = fc.oneof(
  joined(field, comparison, literal),
  joined(literal, comparison, field),
  joined('(', field, ' in ', literals(3), ')'),
  joined('(', literal, ' in ', field, ')'),
  joined(field, fc.constantFrom('.hasAny(', '.hasAll(', '.hasOnly('), literals(2), ')'),
  joined('(', field, ' is ', fc.constantFrom('string', 'int', 'list', 'map', 'float', 'number'), ')'),
  joined(field, ' == ', field),
  joined('(', field, ' in ', field, ')'),
  fc.constantFrom(
    "id == 'x'",
    "resource.id == 'x'",
    "('a' in resource.data)",
    "('m' in resource.data)",
    'resource.data.size() == 1',
    'resource.data.m.size() == 1',
    'resource != null',
    'true',
    'request.query.limit == 1',
    'request.query.offset == 0',
  ),
);

const { condition } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    about,
    joined('!(', tie('condition'), ')'),
    joined('(', tie('condition'), fc.constantFrom(' && ', ' || '), tie('condition'), ')'),
  ),
}));

/** Not null: Google's emulator drops what compares with it, and denies `a == a` of what is null. */
const bound = fc.constantFrom<Json>(
  { stringValue: 'x' },
  { stringValue: 'y' },
  { integerValue: '1' },
  { integerValue: '2' },
  { doubleValue: 1 },
  { doubleValue: 2.5 },
  { booleanValue: true },
  { arrayValue: { values: [{ stringValue: 'x' }] } },
  { timestampValue: '2020-01-01T00:00:00Z' },
);
const bounds = fc
  .array(bound, { minLength: 1, maxLength: 2 })
  .map((values): Json => ({ arrayValue: { values } }));
const path = fc.constantFrom('a', 'b', 'l', 'm.k').map((fieldPath) => ({ fieldPath }));
const ONE = ['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL', 'NOT_EQUAL'];
const SOME = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'];
const UNARY = ['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN'];
const equality = fc.constantFrom('EQUAL', 'ARRAY_CONTAINS');

const fieldFilter = fc
  .oneof(
    {
      weight: 3,
      arbitrary: fc.record({ field: path, op: equality, value: bound }),
    },
    { weight: 3, arbitrary: fc.record({ field: path, op: fc.constantFrom(...ONE), value: bound }) },
    { weight: 2, arbitrary: fc.record({ field: path, op: fc.constantFrom(...SOME), value: bounds }) },
  )
  .map((filter): Json => ({ fieldFilter: filter }));
const unaryFilter = fc
  .record({ field: path, op: fc.constantFrom(...UNARY) })
  .map((filter): Json => ({ unaryFilter: filter }));
const onField = fc.oneof({ weight: 8, arbitrary: fieldFilter }, { weight: 1, arbitrary: unaryFilter });

/** Stands for the collection that the case is put to. */
const COLLECTION = '$collection';
const byName = fc.constant<Json>({
  fieldFilter: {
    field: { fieldPath: '__name__' },
    op: 'EQUAL',
    value: { referenceValue: `${ROOT}/${COLLECTION}/x` },
  },
});

const FIXING = ['EQUAL', 'IN', 'IS_NULL', 'IS_NAN'];

/**
 * What fixes a field is the only filter on it, and what names a document stands alone or beside an `or`: where two say
 * something of one value, Google denies what ours rightly grants, most often because no document matches.
 */
function fixesOnce(filters: readonly Json[]): boolean {
  const named = filters.map((item) => {
    const { field: about, op } = (item.fieldFilter ?? item.unaryFilter) as {
      field: { fieldPath: string };
      op: string;
    };
    return { path: about.fieldPath, fixes: FIXING.includes(op) };
  });
  return named.every((one) => !one.fixes || named.every((other) => other === one || other.path !== one.path));
}

const several = (filter: fc.Arbitrary<Json>) =>
  fc.array(filter, { minLength: 2, maxLength: 3 }).filter(fixesOnce);
const all = several(onField);
const some = several(fc.oneof({ weight: 8, arbitrary: onField }, { weight: 1, arbitrary: byName }));
const composite = (op: string, filters: fc.Arbitrary<Json[]>) =>
  filters.map((parts): Json => ({ compositeFilter: { op, filters: parts } }));

export const listCases: fc.Arbitrary<ListCase> = fc.record({
  condition,
  where: fc.oneof(
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: byName },
    { weight: 3, arbitrary: onField },
    { weight: 2, arbitrary: composite('AND', all) },
    { weight: 2, arbitrary: composite('OR', some) },
  ),
  limit: fc.constantFrom(null, 1),
});

const TOKEN = tokenOf({ sub: 'x', user_id: 'x' });

/** What lies in each collection: a document that is asked for by name is looked at. */
const STORED = {
  a: { stringValue: 'x' },
  b: { integerValue: '1' },
  l: { arrayValue: { values: [{ stringValue: 'x' }] } },
  m: { mapValue: { fields: { k: { stringValue: 'x' } } } },
};
const NEEDS_INDEX = 'needs an index';
export type ListAnswer = number | typeof NEEDS_INDEX;

export const isComparable = (google: ListAnswer, ours: ListAnswer) => ![google, ours].includes(NEEDS_INDEX);

/** So many can be asked at once. */
export const COLLECTIONS = 100;

export async function storeForLists(part: Part): Promise<void> {
  await clear(part);
  await write(
    part,
    Array.from({ length: COLLECTIONS }, (_, index) => ({ name: `${ROOT}/c${index}/x`, fields: STORED })),
  );
}

/** The status that each query is answered with. */
export async function askAll(part: Part, cases: readonly ListCase[]): Promise<ListAnswer[]> {
  const content = [
    "rules_version = '2';",
    'service cloud.firestore {',
    'match /databases/{database}/documents {',
    ...cases.map((item, index) => `match /c${index}/{id} { allow list: if ${item.condition}; }`),
    '}',
    '}',
  ].join('\n');
  const rules = { files: [{ name: 'firestore.rules', content }] };
  const loaded = await part.call('PUT', `/emulator/v1/projects/${PROJECT}:securityRules`, { rules });
  if (loaded.status !== 200) throw new Error(`${part.name} refused rules: ${JSON.stringify(loaded.body)}`);
  const answers: ListAnswer[] = [];
  await each(cases, async (item, index) => {
    const structuredQuery = queryOf(item, `c${index}`);
    const answer = await part.call('POST', `/v1/${ROOT}:runQuery`, { structuredQuery }, TOKEN);
    answers[index] = needsIndex(answer) ? NEEDS_INDEX : answer.status;
  });
  return answers;
}

function queryOf({ where, limit }: ListCase, collectionId: string): Json {
  const filters = JSON.parse(JSON.stringify(where).replaceAll(COLLECTION, collectionId)) as Json | null;
  return {
    from: [{ collectionId }],
    ...(filters && { where: filters }),
    ...(limit !== null && { limit }),
  };
}
