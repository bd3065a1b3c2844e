import { PERMISSION_MESSAGE } from '../../src/domain/errors';
import { type Account, type Answer, callFunction, signUp } from '../support/callers';
import { CALLABLES } from '../support/cases/callables';
import { hostilePayloads } from '../support/cases/hostilePayloads';
import { type Actor, EVERYBODY, PEOPLE } from '../support/people';
import { closeWorld } from '../support/world';

afterAll(closeWorld);

const callers = new Map<Actor, Account | undefined>();

beforeAll(async () => {
  const accounts = EVERYBODY.map(async (actor): Promise<[Actor, Account | undefined]> => {
    if (actor === 'visitor') return [actor, undefined];
    const { role, recordedRole, status } = PEOPLE[actor];
    return [actor, await signUp({ role: role ?? 'student', record: { role: recordedRole, status } })];
  });
  (await Promise.all(accounts)).forEach(([actor, account]) => callers.set(actor, account));
});

/** What the door says; a function's own refusals have other words. */
const isTurnedAway = ({ error }: Answer<unknown>) => error?.details?.message === PERMISSION_MESSAGE;

describe.each(CALLABLES)('$name', ({ name, heard, input }) => {
  test('hears whom it should, and nobody whose role or account was taken away', async () => {
    const listenedTo: Actor[] = [];
    // One by one: of calls at once the suite starts a process each and keeps it, more than any machine carries.
    for (const actor of EVERYBODY)
      if (!isTurnedAway(await callFunction(name, input(), callers.get(actor)))) listenedTo.push(actor);
    expect(listenedTo).toEqual(EVERYBODY.filter((actor) => heard.includes(actor)));
  });

  test.each(hostilePayloads(input()))('refuses $what', async ({ body }) => {
    const { status, error } = await callFunction(name, body, callers.get('admin'));
    expect([status, error?.details?.code]).toEqual([400, expect.stringMatching(/^invalid/)]);
    expect(({} as { role?: string }).role).toBeUndefined();
  });
});

describe('what callables refuse', () => {
  test('nobody signed in, with a text for people', async () => {
    const { status, error } = await callFunction('ensureUser', {});
    expect(status).toBe(401);
    expect(error?.details).toEqual({
      code: 'unauthenticated',
      message: 'Permission denied. Please make sure you are logged in.',
    });
  });

  test.each([
    ['a username that Firestore keeps for itself', { username: '__neema__' }],
    ['a path for a username', { username: '../users/x' }],
    ['a number for a text', { username: 7 }],
  ])('%s', async (_name, payload) => {
    const { status } = await callFunction('ensureUser', payload, await signUp({ record: null }));
    expect(status).toBe(400);
  });

  test('nesting that would overflow the stack ends in an error, and the next call is answered', async () => {
    const account = await signUp({ record: null });
    const nested = `{"data":{"firstName":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`;
    const { status } = await callFunction('ensureUser', nested, account);
    expect(status).toBeGreaterThanOrEqual(400);
    expect((await callFunction('ping', {})).result).toEqual({ ok: true });
  });
});
