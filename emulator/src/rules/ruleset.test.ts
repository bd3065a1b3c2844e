import { loadRuleset } from './ruleset';
import { conditionOn, document, outcome, request, ROOT, rules, storeOf } from './testing/support';
import type { FirestoreRequest, RulesMethod } from './types';

function grants(body: string, path: string, method: RulesMethod = 'get'): boolean {
  return loadRuleset(rules(body)).decide(request({ path: `${ROOT}/${path}`, method })).allowed;
}

describe('matches', () => {
  it('bind names, and with ** the rest of the path, which may be empty', () => {
    expect(grants("match /a/{x}/b/{y} { allow get: if x == '1' && y == '2'; }", 'a/1/b/2')).toBe(true);
    expect(grants('match /{p=**} { allow get: if p == /a/1/b/2; }', 'a/1/b/2')).toBe(true);
    expect(grants("match /{p=**}/2 { allow get: if p[0] == 'a'; }", 'a/1/b/2')).toBe(true);
    expect(grants('match /a/1/b/2/{p=**} { allow get; }', 'a/1/b/2')).toBe(true);
    expect(grants('match /a/{x=*} { allow get; }', 'a/1/b/2')).toBe(false);
    expect(grants('match /a/{x} { allow get; }', 'a/1/b/2')).toBe(false);
    expect(grants('match /a/2 { allow get; }', 'a/1')).toBe(false);
  });

  it('nest: the inner names hide the outer ones, and an outer grant does not reach inside', () => {
    expect(grants("match /a/{x} { match /b/{x} { allow get: if x == '2'; } }", 'a/1/b/2')).toBe(true);
    expect(grants('match /a/{x} { allow get; match /b/{y} { allow list; } }', 'a/1/b/2')).toBe(false);
  });

  it('grant when any allow of any covering match does', () => {
    const body = 'match /a/{x} { allow get: if x.nope; allow get: if false; } match /{p=**} { allow get; }';
    expect(grants(body, 'a/1')).toBe(true);
    expect(grants(body, 'a/1', 'delete')).toBe(false);
  });

  it.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['create, delete', ['create', 'delete']],
  ])('allow %s', (methods, granted) => {
    const all: RulesMethod[] = ['get', 'create', 'update', 'delete'];
    const actual = all.filter((method) => grants(`match /a/{x} { allow ${methods}; }`, 'a/1', method));
    expect(actual).toEqual(all.filter((method) => granted.includes(method)));
  });
});

it('knows the document before and after a write', () => {
  const resource = document('books/b1', { price: { integerValue: '1' } });
  const newResource = document('books/b1', { price: { integerValue: '2' } });
  expect(
    outcome('resource == null && request.resource.data.price == 2', { method: 'create', newResource }),
  ).toBe('allow');
  const update = { method: 'update' as const, resource, newResource };
  expect(outcome("request.resource.data.diff(resource.data).affectedKeys().hasOnly(['price'])", update)).toBe(
    'allow',
  );
  expect(
    outcome('request.resource == null && resource.data.price == 1', { method: 'delete', resource }),
  ).toBe('allow');
  expect(outcome('request.resource.data.price == 2', { method: 'delete', resource })).toBe('error');
});

describe('look-ups', () => {
  const user = document('users/asha', { role: { stringValue: 'teacher' } });
  const before = { lookup: storeOf(user), lookupAfter: storeOf(document('users/juma')) };
  const path = (name: string) => `/databases/$(database)/documents/users/${name}`;

  it('read the state before and after the write', () => {
    expect(outcome(`get(${path('$(request.auth.uid)')}).data.role == 'teacher'`, before)).toBe('allow');
    expect(outcome(`exists(${path('asha')}) && !exists(${path('juma')})`, before)).toBe('allow');
    expect(outcome(`existsAfter(${path('juma')}) && !existsAfter(${path('asha')})`, before)).toBe('allow');
    expect(outcome(`getAfter(${path('juma')}).id == 'juma'`, before)).toBe('allow');
  });

  it('fail on what is missing or no document', () => {
    expect(outcome(`get(${path('juma')}) == null`, before)).toBe('error');
    expect(outcome('exists(/databases/$(database)/documents/users)', before)).toBe('error');
    expect(outcome(`exists(${path("$('a/b')")})`, before)).toBe('error');
    expect(outcome(`exists(${path("$('')")})`, before)).toBe('error');
    expect(outcome('exists(/users/asha)', before)).toBe('error');
  });

  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => `!exists(${path(`x${i}`)})`).join(' && ');

  it('are limited to 10 different documents a request', () => {
    expect(outcome(many(10))).toBe('allow');
    expect(outcome(many(11))).toBe('error');
    expect(outcome(Array.from({ length: 30 }, () => many(1)).join(' && '))).toBe('allow');
  });

  it('count again for what a document holds, and not for the state after or what the request is about', () => {
    const there = { lookup: () => user, lookupAfter: () => user };
    const each = (count: number, of: (name: string) => string) =>
      Array.from({ length: count }, (_, i) => of(path(`x${i}`))).join(' && ');
    const both = (name: string) => `exists(${name}) && get(${name}).id == 'asha'`;
    const twice = (name: string) => `exists(${name}) && existsAfter(${name})`;
    expect(outcome(each(5, both), there)).toBe('allow');
    expect(outcome(each(6, both), there)).toBe('error');
    expect(outcome(each(10, twice), there)).toBe('allow');
    const own = 'get(/databases/$(database)/documents/books/$(id)).id == "asha"';
    expect(outcome(`${each(10, twice)} && ${own}`, there)).toBe('allow');
  });

  describe('in a batch', () => {
    const batch = (): Partial<FirestoreRequest> => ({ budget: { max: 20, spent: 0, known: new Map() } });
    const decide = (condition: string, overrides: Partial<FirestoreRequest>) =>
      conditionOn(condition).decide(request(overrides)).allowed;
    const named = (count: number, letter: string) => many(count).replaceAll('/x', `/${letter}`);

    it('are limited to 20, and to 10 for one operation', () => {
      const shared = batch();
      const all = ['a', 'a', 'b', 'c'].map((letter) => decide(named(10, letter), shared));
      expect(all).toEqual([true, true, true, false]);
      expect(decide(many(11), batch())).toBe(false);
    });

    it('are remembered from one operation to the next', () => {
      const shared = batch();
      expect(decide(named(10, 'a'), shared)).toBe(true);
      expect(decide(`${named(10, 'a')} && ${named(10, 'b')}`, shared)).toBe(true);
    });

    it('are free for all that it writes', () => {
      const own = new Set(Array.from({ length: 30 }, (_, i) => `${ROOT}/users/x${i}`));
      expect(decide(many(30), { ...batch(), own })).toBe(true);
    });
  });
});

it('stops at 1,000 expressions, counted as Google does', () => {
  const fifty = Array.from({ length: 50 }, () => 'true').join(' && ');
  const calls = (count: number) => Array.from({ length: count }, () => 'f(1)').join(' && ');
  const f = `function f(x) { return x == 1 && ${fifty}; }`;
  expect(outcome(calls(6), {}, f)).toBe('allow');
  expect(outcome(calls(7), {}, f)).toBe('error');
  expect(outcome(`${calls(7)} || true`, {}, f)).toBe('error');
  expect(conditionOn(calls(7), f).decide(request()).reason).toBe(
    'firestore.rules: more than 1,000 expressions evaluated',
  );
});

describe('a denial', () => {
  const reason = (expression: string, functions = '') =>
    conditionOn(expression, functions).decide(request()).reason;

  it('names the line, the part that decided, and its values', () => {
    expect(reason("request.auth != null && request.auth.uid == 'juma'")).toBe(
      `firestore.rules:5 allow read, write: request.auth.uid == 'juma' was false (request.auth.uid is "asha")`,
    );
    expect(reason('request.auth.token.school == 1 && true')).toBe(
      'firestore.rules:5 allow read, write: request.auth.token.school failed: there is no school',
    );
    expect(
      reason("isAdmin() || id == 'b2'", "function isAdmin() { return request.auth.token.role == 'admin'; }"),
    ).toBe(
      "firestore.rules:5 allow read, write: isAdmin(), line 4: request.auth.token.role == 'admin' was false" +
        ` (request.auth.token.role is "student"), and id == 'b2' was false (id is "b1")`,
    );
    expect(reason("['a', 'b', 'x'].hasOnly(['a', 'b'])")).toMatch(/was false \(too much: \["x"\]\)$/);
  });

  it('says when no rule covers the request', () => {
    const ruleset = loadRuleset(rules('match /books/{id} { allow list; }'));
    expect(ruleset.decide(request()).reason).toBe(
      `firestore.rules:4: nothing here allows get of ${ROOT}/books/b1`,
    );
    expect(ruleset.decide(request({ path: `${ROOT}/cars/c1` })).reason).toBe(
      `firestore.rules: no match covers get of ${ROOT}/cars/c1`,
    );
  });

  it('is what a stored value that cannot be read leads to', () => {
    const resource = document('books/b1', { at: { timestampValue: 'yesterday' } });
    expect(conditionOn('true').decide(request({ resource }))).toEqual({
      allowed: false,
      reason: 'yesterday is not a time',
    });
  });
});
