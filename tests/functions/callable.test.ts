import { callFunction, signUp } from '../support/callers';
import { closeWorld } from '../support/world';

afterAll(closeWorld);

describe('what callables refuse', () => {
  test('nobody signed in, with a text for people', async () => {
    const { status, error } = await callFunction('ensureUser', {});
    expect(status).toBe(401);
    expect(error?.details).toEqual({
      code: 'unauthenticated',
      message: 'Permission denied. Please make sure you are logged in.',
    });
  });

  const nested = (depth: number) => `{"data":{"firstName":${'['.repeat(depth)}${']'.repeat(depth)}}}`;
  const hostile: [string, unknown][] = [
    ['an unknown field', { firstName: 'A', lastName: 'B', isAdmin: true }],
    ['a prototype', '{"data":{"__proto__":{"role":"admin"},"firstName":"A"}}'],
    ['a constructor', '{"data":{"constructor":{"prototype":{"role":"admin"}}}}'],
    ['an object for a text', { firstName: { $ne: null } }],
    ['a number for a text', { username: 7 }],
    ['a list for the whole', []],
    ['a text for the whole', '{"data":"firstName"}'],
    ['deep nesting', nested(500)],
    ['5 MB', { firstName: 'x'.repeat(5 * 1024 * 1024) }],
    ['a username that Firestore keeps for itself', { username: '__neema__' }],
    ['a path for a username', { username: '../users/x' }],
  ];
  test.each(hostile)('%s', async (_name, payload) => {
    const account = await signUp({ record: null });
    const { status, error } = await callFunction('ensureUser', payload, account);
    expect(status).toBe(400);
    expect(error?.details?.code).toMatch(/^invalid/);
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  test('nesting that would overflow the stack ends in an error, and the next call is answered', async () => {
    const account = await signUp({ record: null });
    const { status } = await callFunction('ensureUser', nested(200_000), account);
    expect(status).toBeGreaterThanOrEqual(400);
    expect((await callFunction('ping', {})).result).toEqual({ ok: true });
  });
});
