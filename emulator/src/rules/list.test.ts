import { loadRuleset } from './ruleset';
import { conditionOn, fact, listRequest, ROOT, rules } from './testing/support';
import type { FirestoreRequest, QueryFact, QueryFacts } from './types';

const text = (value: string) => ({ stringValue: value });

function allows(condition: string, ways: QueryFact[][]): boolean {
  return conditionOn(condition).decide(listRequest({ ways })).allowed;
}

const ALWAYS: QueryFact[][] = [[]];

describe('what a query fixes', () => {
  const own = [[fact('owner', '==', text('asha'))]];

  it('is known to the rule', () => {
    expect(allows('resource.data.owner == request.auth.uid', own)).toBe(true);
    expect(allows("'owner' in resource.data && resource.data.get('owner', '') == 'asha'", own)).toBe(true);
    expect(allows("resource.data.owner != 'juma' && resource != null", own)).toBe(true);
    const nested = "resource.data.a.b == 'x' && resource.data.a.get('b', '') == 'x'";
    expect(allows(nested, [[fact('a.b', '==', text('x'))]])).toBe(true);
    const sameField = [fact('owner', '==', text('asha')), fact('owner', '<', text('b'))];
    expect(allows("resource.data.owner == 'asha'", [sameField])).toBe(true);
  });

  it('is all that is known', () => {
    expect(allows('resource.data.owner == request.auth.uid', ALWAYS)).toBe(false);
    expect(allows('resource.data.owner == request.auth.uid', [[fact('owner', '==', text('juma'))]])).toBe(
      false,
    );
    for (const unknown of [
      "resource.data.status == 'published'",
      "resource.data.status != 'draft'",
      "!('status' in resource.data)",
      "resource.data.get('status', 'published') == 'published'",
      "resource.data.keys().hasOnly(['owner'])",
      "resource.data == {'owner': 'asha'}",
      'resource.data.size() == 1',
      "resource.id == 'b1'",
      "id == 'b1'",
      "!(id == 'b1')",
      'id is string',
      'id == id',
    ]) {
      expect([unknown, allows(unknown, own)]).toEqual([unknown, false]);
    }
  });

  it('decides as soon as one side of an "or" is certain', () => {
    expect(
      allows("resource.data.status == 'published' || resource.data.owner == request.auth.uid", own),
    ).toBe(true);
    expect(allows("!(resource.data.status == 'draft' && resource.data.owner == 'juma')", own)).toBe(true);
  });

  it('must satisfy the rule in each way to fit the query', () => {
    const either = [
      [fact('status', '==', text('published'))],
      [fact('status', '==', text('archived')), fact('owner', '==', text('asha'))],
    ];
    expect(allows("resource.data.status in ['published', 'archived']", either)).toBe(true);
    expect(allows("resource.data.status == 'published'", either)).toBe(false);
    expect(allows("resource.data.status == 'archived'", either)).toBe(false);
    expect(allows("resource.data.status == 'published' || resource.data.owner == 'asha'", either)).toBe(true);
  });

  it('may be the document itself', () => {
    const name = { referenceValue: 'projects/demo/databases/(default)/documents/books/b1' };
    const named = [[fact('__name__', '==', name)]];
    expect(allows("id == 'b1' && resource.id == 'b1'", named)).toBe(true);
    expect(allows('resource.__name__ == /databases/$(database)/documents/books/b1', named)).toBe(true);
    expect(allows("id == 'b2' || resource.data.owner == 'asha'", named)).toBe(false);
    expect(allows("id >= 'b1'", [[fact('__name__', '>=', name)]])).toBe(false);
  });
});

/** As Google's emulator decides each, but for those that it grants although a document could fail. */
describe('what a query bounds', () => {
  const int = (value: number) => ({ integerValue: String(value) });
  const n = (op: QueryFact['op'], value: unknown) => fact('n', op, value);
  const today = { timestampValue: '2026-03-05T07:08:09.123Z' };

  it.each<[string, QueryFact[]]>([
    ['resource.data.n > 5', [n('>', int(5))]],
    ['resource.data.n > 4', [n('>', int(5))]],
    ['resource.data.n > 4.5', [n('>', int(5))]],
    ['resource.data.n >= 5', [n('>=', int(5))]],
    ['resource.data.n > 4', [n('>=', int(5))]],
    ['resource.data.n < 6', [n('<', int(5))]],
    ['resource.data.n <= 5', [n('<=', int(5))]],
    ['5 > resource.data.n && 5 >= resource.data.n', [n('<', int(5))]],
    ['resource.data.n > 0 && resource.data.n < 10', [n('>', int(1)), n('<', int(9))]],
    ['resource.data.n != 5', [n('>', int(5))]],
    ['resource.data.n != 3', [n('!=', int(3))]],
    ['resource.data.n != null', [n('!=', { nullValue: null })]],
    ['resource.data.n != null', [n('>', int(5))]],
    ["'n' in resource.data", [n('>', int(5))]],
    ["resource.data.get('n', 0) > 4", [n('>', int(5))]],
    ['!(resource.data.n in [1, 2])', [n('!=', int(1)), n('!=', int(2))]],
    ["resource.data.n > 'a'", [n('>', text('b'))]],
    ['resource.data.n <= request.time', [n('<=', today)]],
    [
      "request.auth.uid in resource.data.n && resource.data.n.hasAny(['juma', 'asha'])",
      [n('contains', text('asha'))],
    ],
  ])('grants %s', (condition, way) => {
    expect(allows(condition, [way])).toBe(true);
  });

  it.each<[string, QueryFact[]]>([
    ['resource.data.n > 6', [n('>', int(5))]],
    ['resource.data.n > 5', [n('>=', int(5))]],
    ['resource.data.n < 5', [n('<=', int(5))]],
    ['resource.data.n != 5', [n('>=', int(5))]],
    ['!(resource.data.n < 3)', [n('>', int(5))]],
    ['!(resource.data.n == 3)', [n('>', int(5))]],
    ['resource.data.n == 1', [n('>=', int(1)), n('<=', int(1))]],
    ['resource.data.n != 4', [n('!=', int(3))]],
    ['resource.data.n in [6, 7]', [n('>', int(5))]],
    ['!(resource.data.n in [1, 7])', [n('>', int(5))]],
    ['resource.data.n is int', [n('>', int(5))]],
    ['!(resource.data.n is string)', [n('>', int(5))]],
    ['resource.data.n > 1', [n('>', { doubleValue: 1.5 })]],
    ["resource.data.n != 'a'", [n('>', int(5))]],
    ['resource.data.n + 1 > 4', [n('>', int(5))]],
    ['resource.data.n == resource.data.n', [n('>', int(5))]],
    ['resource.data.n > true', [n('>', { booleanValue: true })]],
    ["'juma' in resource.data.n", [n('contains', text('asha'))]],
    ["!('juma' in resource.data.n)", [n('contains', text('asha'))]],
    ["!resource.data.n.hasAny(['juma'])", [n('contains', text('asha'))]],
    ["resource.data.n.hasAll(['asha'])", [n('contains', text('asha'))]],
    ["resource.data.n.hasOnly(['asha'])", [n('contains', text('asha'))]],
    ['resource.data.n.size() > 0', [n('contains', text('asha'))]],
    ["resource.data.n[0] == 'asha'", [n('contains', text('asha'))]],
    ["resource.data.n == ['asha']", [n('contains', text('asha'))]],
    ['resource.data.n is list', [n('contains', text('asha'))]],
  ])('does not grant %s', (condition, way) => {
    expect(allows(condition, [way])).toBe(false);
  });

  it('is told in the reason of a denial', () => {
    const { reason } = conditionOn('resource.data.n > 6').decide(listRequest({ ways: [[n('>', int(5))]] }));
    expect(reason).toMatch(/the query does not make this certain$/);
  });
});

it('knows limit, offset and orders', () => {
  const asked = (condition: string, query: Partial<QueryFacts>) =>
    conditionOn(condition).decide(listRequest(query)).allowed;
  const query = { limit: 10, offset: 5, orderBy: ['created_at DESC', 'title ASC'] };
  expect(asked('request.query.limit <= 10 && request.query.offset == 5', query)).toBe(true);
  expect(asked("request.query.orderBy == {'created_at': 'DESC', 'title': 'ASC'}", query)).toBe(true);
  expect(asked('request.query.limit <= 9', query)).toBe(false);
  expect(asked('request.query.limit <= 10', {})).toBe(false);
  expect(asked('request.query.limit == null && request.query.offset == 0', {})).toBe(true);
});

describe('collection groups', () => {
  const deep = 'match /{path=**}/messages/{id} { allow list: if true; }';
  const flat = 'match /rooms/{room}/messages/{id} { allow list: if true; }';
  const decide = (body: string, overrides: Partial<FirestoreRequest>, query: Partial<QueryFacts>) =>
    loadRuleset(rules(body)).decide(listRequest(query, overrides)).allowed;

  it('are granted by a match that covers every depth', () => {
    const group = { path: `${ROOT}/messages` };
    expect(decide(deep, group, { allDescendants: true })).toBe(true);
    expect(decide(flat, group, { allDescendants: true })).toBe(false);
    expect(decide('match /messages/{id} { allow list; }', group, { allDescendants: true })).toBe(false);
    expect(
      decide('match /{path=**} { allow list: if path == /messages; }', group, { allDescendants: true }),
    ).toBe(false);
  });

  it('do not widen a plain list', () => {
    const plain = { path: `${ROOT}/rooms/r1/messages` };
    expect(decide(flat, plain, {})).toBe(true);
    expect(decide(deep, plain, {})).toBe(true);
    expect(decide(flat, { path: `${ROOT}/rooms/r1/secrets` }, {})).toBe(false);
  });

  it('below one document stay below it', () => {
    const below = 'match /rooms/{room}/{path=**}/messages/{id} { allow list: if room == "r1"; }';
    expect(decide(below, { path: `${ROOT}/rooms/r1/messages` }, { allDescendants: true })).toBe(true);
    expect(decide(below, { path: `${ROOT}/rooms/r2/messages` }, { allDescendants: true })).toBe(false);
    expect(decide(below, { path: `${ROOT}/messages` }, { allDescendants: true })).toBe(false);
  });
});

it('is no grant for a single document that is named in a match', () => {
  const ruleset = loadRuleset(rules('match /books/b1 { allow list; }'));
  expect(ruleset.decide(listRequest({})).allowed).toBe(false);
});
