import { loadRuleset } from './ruleset';
import { conditionOn, listRequest, ROOT, rules } from './testing/support';
import type { FirestoreRequest, QueryFacts } from './types';

const text = (value: string) => ({ stringValue: value });

function allows(condition: string, query: Partial<QueryFacts> = {}): boolean {
  return conditionOn(condition).decide(listRequest(query)).allowed;
}

describe('what a query fixes', () => {
  const own = { equals: { owner: text('asha') } };

  it('is known to the rule', () => {
    expect(allows('resource.data.owner == request.auth.uid', own)).toBe(true);
    expect(allows("'owner' in resource.data && resource.data.get('owner', '') == 'asha'", own)).toBe(true);
    expect(allows("resource.data.owner != 'juma' && resource != null", own)).toBe(true);
    expect(
      allows("resource.data.a.b == 'x' && resource.data.a.get('b', '') == 'x'", {
        equals: { 'a.b': text('x') },
      }),
    ).toBe(true);
  });

  it('is all that is known', () => {
    expect(allows('resource.data.owner == request.auth.uid')).toBe(false);
    expect(allows('resource.data.owner == request.auth.uid', { equals: { owner: text('juma') } })).toBe(
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

  it('must satisfy the rule with each value of an "in" filter', () => {
    const either = { oneOf: { status: [text('published'), text('archived')] } };
    expect(allows("resource.data.status in ['published', 'archived']", either)).toBe(true);
    expect(allows("resource.data.status == 'published'", either)).toBe(false);
    expect(allows("resource.data.status == 'archived'", either)).toBe(false);
    const both = { ...own, ...either };
    expect(allows("resource.data.owner == 'asha' && resource.data.status != 'draft'", both)).toBe(true);
  });

  it('tells of a list only the elements that "array-contains" asks for', () => {
    const member = { contains: { members: [text('asha')] } };
    expect(allows('request.auth.uid in resource.data.members', member)).toBe(true);
    expect(allows("resource.data.members.hasAny(['juma', 'asha'])", member)).toBe(true);
    expect(allows("resource.data.members.hasAll(['asha'])", member)).toBe(true);
    for (const unknown of [
      "'juma' in resource.data.members",
      "!('juma' in resource.data.members)",
      'resource.data.members.size() > 0',
      "resource.data.members[0] == 'asha'",
      "resource.data.members.hasOnly(['asha'])",
      "!resource.data.members.hasAny(['juma'])",
      "resource.data.members == ['asha']",
    ]) {
      expect([unknown, allows(unknown, member)]).toEqual([unknown, false]);
    }
  });
});

it('knows limit, offset and orders', () => {
  const query = { limit: 10, offset: 5, orderBy: ['created_at DESC', 'title ASC'] };
  expect(allows('request.query.limit <= 10 && request.query.offset == 5', query)).toBe(true);
  expect(allows("request.query.orderBy == {'created_at': 'DESC', 'title': 'ASC'}", query)).toBe(true);
  expect(allows('request.query.limit <= 9', query)).toBe(false);
  expect(allows('request.query.limit <= 10')).toBe(false);
  expect(allows('request.query.limit == null && request.query.offset == 0')).toBe(true);
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
