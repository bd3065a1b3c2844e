import type { Decision, FirestoreRequest } from '../../rules/types';
import { and, integer, newBackend, or, orderBy, root, set, text, where, write } from '../testing/backend';
import { TestListener } from '../testing/listening';

const remove = (path: string) => ({ delete: `${root}/${path}` });
const visitor = { isAdmin: false, auth: null } as const;

function backendWithRules(decide: (request: FirestoreRequest) => boolean) {
  const decision = (request: FirestoreRequest): Decision => ({ allowed: decide(request), reason: 'no' });
  return newBackend(undefined, { current: () => ({ decide: decision }) });
}

it('sends the result, then each commit as one snapshot', async () => {
  const backend = newBackend();
  await write(backend, set('rooms/a', { n: integer(1) }), set('rooms/b', { n: integer(2) }));
  const listener = new TestListener(backend);
  listener.watchQuery(1, 'rooms');
  expect(listener.lines()).toEqual(['1 ADD', '1 + rooms/a', '1 + rooms/b', '1 CURRENT', 'SNAPSHOT']);
  await write(backend, set('rooms/b', { n: integer(3) }), remove('rooms/a'), set('rooms/c', {}));
  expect(listener.lines()).toEqual(['1 + rooms/b', '1 + rooms/c', '1 x rooms/a', 'SNAPSHOT']);
  await write(backend, set('desks/a', {}));
  expect(listener.lines()).toEqual([]);
});

it('says of a single document that it is missing, comes, changes and goes', async () => {
  const backend = newBackend();
  const listener = new TestListener(backend);
  listener.watchDocument(1, 'rooms/a');
  expect(listener.lines()).toEqual(['1 ADD', '1 x rooms/a', '1 CURRENT', 'SNAPSHOT']);
  await write(backend, set('rooms/a', {}));
  await write(backend, remove('rooms/a'));
  expect(listener.lines()).toEqual(['1 + rooms/a', 'SNAPSHOT', '1 x rooms/a', 'SNAPSHOT']);
});

it('brings in and pushes out what a limit keeps, by whatever change', async () => {
  const backend = newBackend();
  await write(backend, ...[1, 2, 3].map((n) => set(`rooms/${n}`, { n: integer(n) })));
  const listener = new TestListener(backend);
  listener.watchQuery(1, 'rooms', { orderBy: [orderBy('n', 'DESCENDING')], limit: 2 });
  listener.lines();
  await write(backend, remove('rooms/3'));
  expect(listener.lines()).toEqual(['1 + rooms/1', '1 x rooms/3', 'SNAPSHOT']);
  await write(backend, set('rooms/4', { n: integer(4) }));
  expect(listener.lines()).toEqual(['1 + rooms/4', '1 - rooms/1', 'SNAPSHOT']);
  await write(backend, set('rooms/0', { n: integer(0) }));
  expect(listener.lines()).toEqual([]);
});

it('watches or, collection groups and cursors', async () => {
  const backend = newBackend();
  const listener = new TestListener(backend);
  const either = or(where('n', 'EQUAL', integer(1)), and(where('t', 'EQUAL', text('x'))));
  listener.watchQuery(1, 'chat', { where: either });
  listener.watchQuery(2, 'chat', { from: [{ collectionId: 'chat', allDescendants: true }] });
  listener.watchQuery(3, 'chat', {
    orderBy: [orderBy('n')],
    startAt: { values: [integer(5)], before: false },
  });
  listener.lines();
  await write(
    backend,
    set('rooms/a/chat/1', { n: integer(1) }),
    set('chat/2', { n: integer(9), t: text('x') }),
  );
  expect(listener.lines()).toEqual([
    '1 + chat/2',
    '2 + rooms/a/chat/1',
    '2 + chat/2',
    '3 + chat/2',
    'SNAPSHOT',
  ]);
  await write(backend, set('chat/2', { n: integer(5), t: text('y') }));
  expect(listener.lines()).toEqual(['1 - chat/2', '2 + chat/2', '3 - chat/2', 'SNAPSHOT']);
});

it('gives snapshots strictly increasing times', async () => {
  const backend = newBackend();
  const listener = new TestListener(backend);
  listener.watchDocument(1, 'rooms/a');
  const tokens = [listener.resumeToken()];
  for (const n of [1, 2, 3]) {
    await write(backend, set('rooms/a', { n: integer(n) }));
    tokens.push(listener.resumeToken());
  }
  const times = tokens.map((token) => Buffer.from(token, 'base64').toString());
  expect(times).toEqual([...new Set(times)].sort());
  expect(times[0]).toMatch(/\.\d{6}Z$/);
});

it('tells one who comes back only what it missed', async () => {
  const backend = newBackend();
  await write(backend, ...[1, 2, 3, 4].map((n) => set(`rooms/${n}`, { n: integer(n) })));
  const first = new TestListener(backend);
  const query = { orderBy: [orderBy('n')], limit: 3 };
  first.watchQuery(1, 'rooms', query);
  const resumeToken = first.resumeToken();
  first.close();
  await write(backend, remove('rooms/1'));
  await write(backend, set('rooms/2', { n: integer(2), t: text('new') }));
  expect(first.lines()).not.toContain('1 x rooms/1');

  const second = new TestListener(backend);
  second.watchQuery(1, 'rooms', query, { resumeToken });
  expect(second.lines()).toEqual([
    '1 ADD',
    '1 + rooms/2',
    '1 + rooms/4',
    '1 x rooms/1',
    '1 COUNT 3',
    '1 CURRENT',
    'SNAPSHOT',
  ]);
});

it('starts afresh where a resume token is older than what is known', async () => {
  const backend = newBackend();
  await write(backend, set('rooms/a', {}));
  const listener = new TestListener(backend);
  const resumeToken = Buffer.from('2020-01-01T00:00:00.000000Z').toString('base64');
  listener.watchQuery(1, 'rooms', {}, { resumeToken });
  expect(listener.lines()).toEqual(['1 ADD', '1 RESET', '1 + rooms/a', '1 CURRENT', 'SNAPSHOT']);
  listener.watchQuery(2, 'rooms', {}, { resumeToken: 'bm9uc2Vuc2U=' });
  expect(listener.lines()).toEqual(['2 ADD', '2 REMOVE 3']);
});

it('stops what the client removes and nothing else', async () => {
  const backend = newBackend();
  const listener = new TestListener(backend);
  listener.watchDocument(1, 'rooms/a');
  listener.watchDocument(2, 'rooms/a');
  listener.lines();
  listener.send({ removeTarget: 1 });
  await write(backend, set('rooms/a', {}));
  expect(listener.lines()).toEqual(['1 REMOVE', '2 + rooms/a', 'SNAPSHOT']);
});

it('ends a target by itself that is asked for once', async () => {
  const backend = newBackend();
  const listener = new TestListener(backend);
  listener.watchQuery(1, 'rooms', {}, { once: true });
  await write(backend, set('rooms/a', {}));
  expect(listener.lines()).toEqual(['1 ADD', '1 CURRENT', 'SNAPSHOT', '1 REMOVE']);
});

it('refuses by the target: denied, without its index, malformed', () => {
  const backend = backendWithRules(({ path }) => !path.endsWith('/secrets'));
  const listener = new TestListener(backend, visitor);
  listener.watchQuery(1, 'secrets');
  listener.watchQuery(2, 'rooms', { where: where('n', 'EQUAL', integer(1)), orderBy: [orderBy('t')] });
  listener.watchQuery(3, 'rooms', { limit: -1 });
  expect(listener.lines()).toEqual(['1 ADD', '1 REMOVE 7', '2 ADD', '2 REMOVE 9', '3 ADD', '3 REMOVE 3']);
  expect(listener.failure).toBeNull();
});

it('ends the call on a request that names no target', () => {
  const listener = new TestListener(newBackend());
  listener.send({});
  expect(listener.failure).toBe('INVALID_ARGUMENT');
});

it('ends a target when the rules change or a document that they look up', async () => {
  let areLoose = true;
  const backend = backendWithRules(
    ({ path, lookup }) =>
      areLoose &&
      (!path.endsWith('/rooms') || lookup('/databases/(default)/documents/members/anna') !== null),
  );
  await write(backend, set('members/anna', {}));
  const listener = new TestListener(backend, visitor);
  listener.watchQuery(1, 'rooms');
  listener.watchDocument(2, 'desks/a');
  listener.lines();
  await write(backend, remove('members/anna'));
  expect(listener.lines()).toEqual(['1 REMOVE 7']);
  areLoose = false;
  backend.listeners.onRules();
  expect(listener.lines()).toEqual(['2 REMOVE 7']);
  await write(backend, set('rooms/a', {}), set('desks/a', {}));
  expect(listener.lines()).toEqual([]);
});

it('gives each of 200 listeners each of 50 writes exactly once', async () => {
  const backend = newBackend();
  const listeners = Array.from({ length: 200 }, () => new TestListener(backend));
  for (const listener of listeners) {
    listener.watchQuery(1, 'rooms');
    listener.lines();
  }
  for (let n = 0; n < 50; n++) await write(backend, set(`rooms/${n}`, { n: integer(n) }));
  const expected = Array.from({ length: 50 }, (_, n) => [`1 + rooms/${n}`, 'SNAPSHOT']).flat();
  for (const listener of listeners) expect(listener.lines()).toEqual(expected);
  for (const listener of listeners) listener.close();
  expect(backend.listeners.size).toBe(0);
});
