import type { DocumentData } from 'firebase-admin/firestore';
import { PAY_WAYS_PATH, parsePayWays, type PayWays } from '../../src/domain/payWays';
import { type Account, callFunction, signUp } from '../support/callers';
import { adminDb, closeWorld } from '../support/world';

const document = adminDb().doc(PAY_WAYS_PATH);
let admin: Account;
let before: DocumentData | undefined;
beforeAll(async () => {
  admin = await signUp({ role: 'admin' });
  before = (await document.get()).data();
  await document.delete();
});
afterAll(async () => {
  await (before ? document.set(before) : document.delete());
  await closeWorld();
});

const set = (ways: object[], caller = admin) => callFunction<PayWays>('setPayWays', { ways }, caller);
const stored = async () => parsePayWays((await document.get()).data() ?? null);
const logged = async () => {
  const { docs } = await adminDb().collection('audit').where('actor_uid', '==', admin.uid).get();
  return docs.map((entry) => entry.get('changes') as object[]);
};

test('what buyers are told is stored as a whole, and each change of it is logged once', async () => {
  const mpesa = { method: 'M-Pesa', words: ' Pay to 000 123 ' };
  const { result } = await set([mpesa, { method: 'Cash', words: '  ' }]);
  expect(result).toEqual({ 'M-Pesa': 'Pay to 000 123' });
  expect(await stored()).toEqual(result);
  await set([mpesa]);
  await set([{ method: 'Cash', words: 'At the office' }]);
  expect(await stored()).toEqual({ Cash: 'At the office' });
  expect(await logged()).toHaveLength(2);
  expect(await logged()).toContainEqual([
    { field: 'M-Pesa', before: 'Pay to 000 123', after: null },
    { field: 'Cash', before: null, after: 'At the office' },
  ]);
});

test('unknown ways and long words are refused, and nothing changes', async () => {
  const earlier = await stored();
  for (const way of [
    { method: 'Gold', words: 'Bring it' },
    { method: 'Cash', words: 'x'.repeat(301) },
  ])
    expect((await set([way])).result).toBeUndefined();
  expect(await stored()).toEqual(earlier);
});
