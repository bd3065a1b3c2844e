import type { CallableRequest } from 'firebase-functions/v2/https';
import { object, string } from 'yup';
import type { Role } from '../../src/domain/permissions';
import { callerOf } from './actor';
import { callable, failure } from './callable';

jest.mock('./actor');
jest.mock('firebase-functions', () => ({ logger: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

/** Calls as somebody whose role actor.ts has confirmed; null is a visitor. */
function request(role: Role | null, data: unknown = {}, bytes = 20): CallableRequest {
  if (role) jest.mocked(callerOf).mockResolvedValue({ uid: 'asha', role, token: {} as never, user: null });
  const rawRequest = { rawBody: Buffer.alloc(bytes) };
  return {
    data,
    rawRequest,
    ...(role && { auth: { uid: 'asha', token: {} } }),
  } as unknown as CallableRequest;
}

const schema = object({ name: string().max(3, 'Too long') });
const greet = (access: 'public' | 'user' | 'backOffice.enter' | 'user.list') =>
  callable(
    { name: 'greet', access, schema },
    async ({ name }, caller) => `${name} ${caller?.role ?? 'visitor'}`,
  );

const outcome = async (
  access: 'public' | 'user' | 'backOffice.enter' | 'user.list',
  call: CallableRequest,
) => {
  try {
    return await greet(access).run(call);
  } catch (error) {
    return (error as { details: unknown }).details;
  }
};

const hi = { name: 'hi' };
const denied = (code: string) =>
  expect.objectContaining({ code, message: expect.stringContaining('Permission') as string }) as unknown;

test.each([
  ['public', null, 'hi visitor'],
  ['public', 'admin', 'hi admin'],
  ['user', null, denied('unauthenticated')],
  ['user', 'student', 'hi student'],
  ['backOffice.enter', null, denied('unauthenticated')],
  ['backOffice.enter', 'student', denied('permission-denied')],
  ['backOffice.enter', 'teacher', 'hi teacher'],
  ['backOffice.enter', 'admin', 'hi admin'],
  ['user.list', null, denied('unauthenticated')],
  ['user.list', 'teacher', denied('permission-denied')],
  ['user.list', 'admin', 'hi admin'],
] as const)('%s, called by %s', async (access, role, expected) => {
  expect(await outcome(access, request(role, hi))).toEqual(expected);
});

test('what the schema refuses travels in details, by field', async () => {
  expect(await outcome('public', request(null, { name: 'long' }))).toEqual({
    code: 'invalid',
    message: 'Too long',
    fields: { name: 'Too long' },
  });
});

test('a body over the limit is refused, whatever is in it', async () => {
  expect(await outcome('public', request(null, hi, 100_001))).toMatchObject({
    message: 'This is too much at once.',
  });
});

test('an error that nobody expected tells nothing', async () => {
  const broken = callable({ name: 'broken', access: 'public', schema }, async () => {
    throw new Error('database password');
  });
  await expect(broken.run(request(null))).rejects.toMatchObject({
    code: 'internal',
    details: { code: 'internal', message: 'An unexpected error occurred' },
  });
});

test('a failure of our own passes as it is', async () => {
  const refusing = callable({ name: 'refusing', access: 'public', schema }, async () => {
    throw failure('not-found', 'No such book');
  });
  await expect(refusing.run(request(null))).rejects.toMatchObject({
    details: { code: 'not-found', message: 'No such book' },
  });
});
