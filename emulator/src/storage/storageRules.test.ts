import type { Incoming, Outgoing } from './protocol';
import { StorageRules } from './storageRules';

const DOCUMENTS = 'projects/demo/databases/(default)/documents';
const NOBODY = { null_value: null };

function userOf(uid: string) {
  return { map_value: { fields: { uid: { string_value: uid }, token: { map_value: { fields: {} } } } } };
}

function loaded(body: string): StorageRules {
  const rules = new StorageRules();
  expect(rules.answer(load(`service firebase.storage { match /b/{bucket}/o { ${body} } }`))).toEqual({
    id: 0,
    status: 'ok',
    result: { rulesVersion: 2 },
    errors: [],
    warnings: [],
  });
  return rules;
}

function load(service: string): Incoming {
  const content = `rules_version = '2';\n${service}`;
  return {
    id: 0,
    action: 'load_ruleset',
    context: { rulesetName: '0', source: { files: [{ name: 'storage.rules', content }] } },
  };
}

interface Ask {
  path?: string;
  method?: 'get' | 'list' | 'create' | 'update' | 'delete';
  delimiter?: string;
  auth?: object;
  before?: object;
  after?: object;
  rulesetName?: string;
}

function ask({
  path = 'ebooks/asha/a.pdf',
  method = 'get',
  delimiter,
  rulesetName = '0',
  ...who
}: Ask): Incoming {
  const fields = {
    auth: who.auth ?? userOf('asha'),
    time: { timestamp_value: '2026-01-02T03:04:05.006Z' },
    path: { path_value: { segments: [{ simple: 'b' }] } },
    resource: who.after ?? { null_value: null },
  };
  const variables = {
    resource: { ...(who.before ?? { null_value: null }) },
    request: { map_value: { fields } },
  };
  const context = {
    rulesetName,
    service: 'firebase.storage',
    path: `/b/demo/o/${path}`,
    method,
    delimiter,
    variables,
  };
  return { id: 7, action: 'verify', context };
}

function file(fields: Record<string, object>) {
  return { map_value: { fields } };
}

const permits = (answer: Outgoing) => answer.result && 'permit' in answer.result && answer.result.permit;

it('decides by path, user and file', () => {
  const rules = loaded(`match /ebooks/{uid}/{name} {
    allow get: if request.auth != null && request.auth.uid == uid && name.matches('.*[.]pdf');
    allow create: if resource == null && request.resource.size < 10 && request.resource.contentType == 'application/pdf'
      && request.resource.metadata.kind == 'book' && request.resource.timeCreated <= request.time;
  }`);
  expect(permits(rules.answer(ask({})))).toBe(true);
  expect(permits(rules.answer(ask({ auth: NOBODY })))).toBe(false);
  expect(permits(rules.answer(ask({ auth: userOf('juma') })))).toBe(false);
  expect(permits(rules.answer(ask({ path: 'ebooks/asha/deep/a.pdf' })))).toBe(false);
  expect(permits(rules.answer(ask({ path: 'ebooks//a.pdf', auth: userOf('') })))).toBe(false);
  const pdf = (size: number) =>
    file({
      size: { int_value: size },
      contentType: { string_value: 'application/pdf' },
      timeCreated: { timestamp_value: '2026-01-02T03:04:05.006Z' },
      metadata: file({ kind: { string_value: 'book' } }),
    });
  expect(permits(rules.answer(ask({ method: 'create', after: pdf(9) })))).toBe(true);
  expect(permits(rules.answer(ask({ method: 'create', after: pdf(10) })))).toBe(false);
  expect(permits(rules.answer(ask({ method: 'create', after: pdf(9), before: pdf(9) })))).toBe(false);
});

it('says why it denies', () => {
  const rules = loaded("match /{path=**} { allow get: if request.auth.uid == 'juma'; }");
  expect(rules.answer(ask({})).warnings).toEqual([
    'Denied get of /b/demo/o/ebooks/asha/a.pdf: storage.rules:2 allow get: ' +
      `request.auth.uid == 'juma' was false (request.auth.uid is "asha")`,
  ]);
});

describe('a list', () => {
  const shallow = 'match /ebooks/{uid}/{name} { allow list: if request.auth.uid == uid; }';

  it('needs a rule for what lies one level below its prefix', () => {
    const rules = loaded(shallow);
    expect(permits(rules.answer(ask({ method: 'list', path: 'ebooks/asha', delimiter: '/' })))).toBe(true);
    expect(permits(rules.answer(ask({ method: 'list', path: 'ebooks/juma', delimiter: '/' })))).toBe(false);
    expect(permits(rules.answer(ask({ method: 'list', path: 'ebooks', delimiter: '/' })))).toBe(false);
  });

  it('without a delimiter needs one for every level', () => {
    const list = ask({ method: 'list', path: 'ebooks/asha', delimiter: '' });
    expect(permits(loaded(shallow).answer(list))).toBe(false);
    expect(permits(loaded('match /ebooks/{path=**} { allow list; }').answer(list))).toBe(true);
  });
});

describe('a rule that reads Firestore', () => {
  const path = (name: string) => `/databases/(default)/documents/users/${name}`;
  const roleOf = (name: string) => `firestore.get(${path(name)}).data.role`;

  it('asks for the document, and decides when it has it', () => {
    const rules = loaded(`match /{p=**} { allow get: if ${roleOf('$(request.auth.uid)')} == 'teacher'; }`);
    const needed = rules.answer(ask({}));
    expect(needed).toEqual({
      id: 7,
      server_request_id: 7,
      status: 'ok',
      action: 'fetch_firestore_document',
      context: { path: '/databases/(default)/documents/users/asha' },
    });
    const name = `${DOCUMENTS}/users/asha`;
    const found = rules.answer({
      id: 7,
      status: 'ok',
      result: { name, fields: { role: { stringValue: 'teacher' } } },
    });
    expect(permits(found)).toBe(true);
  });

  it('counts a missing document as missing, and asks again next time', () => {
    const rules = loaded(
      `match /{p=**} { allow get: if !firestore.exists(${path('$(request.auth.uid)')}); }`,
    );
    for (const permitted of [true, false]) {
      expect(rules.answer(ask({})).action).toBe('fetch_firestore_document');
      const result = permitted ? undefined : { name: `${DOCUMENTS}/users/asha` };
      expect(permits(rules.answer({ id: 7, status: permitted ? 'not_found' : 'ok', result }))).toBe(
        permitted,
      );
    }
  });

  it('asks for each document once, and for two at most', () => {
    const either = (names: string[]) => names.map((name) => `!firestore.exists(${path(name)})`).join(' && ');
    const fetchesOf = (names: string[]) => {
      const rules = loaded(`match /{p=**} { allow get: if ${either(names)}; }`);
      let answer = rules.answer(ask({}));
      let fetches = 0;
      while (answer.action) {
        fetches++;
        answer = rules.answer({ id: 7, status: 'not_found' });
      }
      return [fetches, permits(answer)];
    };
    expect(fetchesOf(['a', 'b', 'a'])).toEqual([2, true]);
    expect(fetchesOf(['a', 'b', 'c'])).toEqual([2, false]);
  });
});

describe('what it cannot do', () => {
  it('is an error with an answer, never silence', () => {
    const rules = new StorageRules();
    const broken = rules.answer(
      load('service firebase.storage { match /b/{b}/o { allow get: if nobody; } }'),
    );
    expect(broken.errors).toEqual(['storage.rules:2:59 unknown variable nobody']);
    expect(rules.answer(ask({})).errors).toEqual(['There is no ruleset 0.']);
    const other = rules.answer(load('service cloud.firestore { match /a/{b} { allow get; } }'));
    expect(other.errors).toEqual(['storage.rules has no service firebase.storage']);
    expect(rules.answer({ id: 3, status: 'ok' }).errors).toEqual([
      'No verification waits for this document.',
    ]);
  });
});
