import { createHash, randomUUID } from 'node:crypto';
import { CONTACT_RATES, contactMessages } from '../../src/domain/contact';
import { type Account, callFunction, signUp } from '../support/callers';
import { INVALID_CONTACT_CASES, VALID_CONTACT, VALID_CONTACT_CASES } from '../support/cases/contact';
import { adminDb, closeWorld } from '../support/world';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const counter = (kind: string, key: string) => adminDb().doc(`rate_limits/${kind}_${key}`);
const counterOf = (kind: string, { uid }: Account) => counter(kind, hash(`uid ${uid}`));
const stored = async (path: string) => (await adminDb().doc(path).get()).data();

/** How this machine's own visitors are counted, by either version of the internet protocol. */
const LOCAL = ['ip 127.0.0.1', 'ip 0:0:0:0'].map(hash);

// All tests here together may send more than an hour takes, and so may an earlier run.
beforeEach(async () => {
  const counters = ['message', 'subscription'].flatMap((kind) =>
    ['all', ...LOCAL].map((key) => counter(kind, key)),
  );
  await Promise.all(counters.map((ref) => ref.delete()));
});
afterAll(closeWorld);

const message = (changes: Record<string, unknown> = {}) => ({
  id: randomUUID() as string,
  ...VALID_CONTACT,
  website: '',
  ...changes,
});
const send = (input: unknown, caller?: Account) => callFunction<null>('sendMessage', input, caller);

describe('sendMessage', () => {
  test('stores what was written, cleaned, with who wrote it', async () => {
    const account = await signUp();
    const input = message({ name: ' Rehema Salum ' });
    expect(await send(input, account)).toMatchObject({ status: 200, result: null });
    const { created_at, ...record } = (await stored(`messages/${input.id}`)) ?? {};
    expect(record).toEqual({ ...VALID_CONTACT, uid: account.uid, status: 'new' });
    expect(created_at).toBeDefined();
  });

  test('needs no account', async () => {
    const input = message();
    const { status, error } = await send(input);
    expect([status, error]).toEqual([200, undefined]);
    expect(await stored(`messages/${input.id}`)).toMatchObject({ uid: null });
  });

  test('makes one message of the same call ten times at once, and counts it once', async () => {
    const account = await signUp();
    const input = message();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(input, account)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await counterOf('message', account).get()).get('times')).toHaveLength(1);
  });

  test('does not write another text over a message', async () => {
    const account = await signUp();
    const input = message();
    await send(input, account);
    const { error } = await send({ ...input, message: 'Something else altogether' }, account);
    expect(error?.details).toMatchObject({ code: 'already-exists', message: contactMessages.sentAlready });
    expect(await stored(`messages/${input.id}`)).toMatchObject({ message: VALID_CONTACT.message });
  });

  test('takes five an hour of one sender, and more when the hour is over', async () => {
    const account = await signUp();
    for (let count = 0; count < CONTACT_RATES.perSender; count += 1) {
      expect((await send(message(), account)).status).toBe(200);
    }
    const { status, error } = await send(message(), account);
    expect([status, error?.details?.message]).toEqual([429, contactMessages.tooMany]);
    await counterOf('message', account).update({ times: [Date.now() - CONTACT_RATES.windowMs - 1] });
    expect((await send(message(), account)).status).toBe(200);
  });

  test('lets no sixth through when all come at once', async () => {
    const account = await signUp();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(message(), account)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CONTACT_RATES.perSender);
  });

  test('takes a limited number of everybody', async () => {
    const times = Array.from({ length: CONTACT_RATES.overall }, () => Date.now());
    await counter('message', 'all').set({ times });
    const { status, error } = await send(message(), await signUp());
    expect([status, error?.details?.message]).toEqual([429, contactMessages.busy]);
  });

  test('thanks a program that fills in everything, and stores nothing', async () => {
    const input = message({ website: 'https://cheap.example' });
    expect((await send(input, await signUp())).status).toBe(200);
    expect(await stored(`messages/${input.id}`)).toBeUndefined();
  });

  test.each(VALID_CONTACT_CASES)('takes $name', async ({ form }) => {
    expect((await send(message(form), await signUp())).status).toBe(200);
  });

  test.each(INVALID_CONTACT_CASES)('refuses $name', async ({ form, message: text }) => {
    const [field = ''] = Object.keys(form);
    const { status, error } = await send(message(form));
    expect(status).toBe(400);
    expect(error?.details?.fields).toEqual({ [field]: text });
  });

  test.each([
    ['an id that is a path', { id: '../users/x' }],
    ['no id', { id: '' }],
    ['a status', { status: 'done' }],
    ['an object for a text', { message: { text: 'x' } }],
  ])('refuses %s', async (_name, changes) => {
    expect((await send(message(changes))).status).toBe(400);
  });
});

describe('subscribe', () => {
  const subscribe = (email: string, caller: Account, website = '') =>
    callFunction<null>('subscribe', { email, website }, caller);
  const subscriber = (email: string) => stored(`subscribers/${hash(email)}`);
  const newEmail = () => `rehema-${randomUUID()}@shule.example`;

  test('stores an address once, however it is written, and answers the same', async () => {
    const account = await signUp();
    const email = newEmail();
    const first = await subscribe(email, account);
    const record = await subscriber(email);
    expect(record).toMatchObject({ email });
    expect(await subscribe(` ${email.toUpperCase()} `, account)).toEqual(first);
    expect(await subscriber(email)).toEqual(record);
  });

  test('counts a known address like a new one', async () => {
    const account = await signUp();
    const email = newEmail();
    for (let count = 0; count < CONTACT_RATES.perSender; count += 1) await subscribe(email, account);
    expect((await subscribe(email, account)).status).toBe(429);
  });

  test('refuses what is no address', async () => {
    const { error } = await subscribe('rehema', await signUp());
    expect(error?.details?.fields).toEqual({ email: contactMessages.email });
  });

  test('stores nothing for a program', async () => {
    const email = newEmail();
    expect((await subscribe(email, await signUp(), 'x')).status).toBe(200);
    expect(await subscriber(email)).toBeUndefined();
  });
});
