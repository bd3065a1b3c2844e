import { randomUUID } from 'node:crypto';
import { PERMISSION_MESSAGE } from '../../src/domain/errors';
import { liveMessages } from '../../src/domain/liveClass';
import { type Account, signUp } from '../support/callers';
import { auditOf, courseCalls } from '../support/courseCalls';
import { liveClassCalls } from '../support/liveClassCalls';
import { leastOnDemand } from '../support/onDemand';
import { adminDb, closeWorld } from '../support/world';

/** A live class's recording, begun from the class. */

let teacher: Account;
beforeAll(async () => {
  teacher = await signUp({ role: 'teacher', name: ['Neema', 'Mushi'] });
});
afterAll(closeWorld);

const { newId, remove } = liveClassCalls(() => teacher);
const { create, setStatus } = courseCalls(() => teacher);

const recordingOf = async (liveId: string): Promise<unknown> =>
  (await adminDb().doc(`live_classes/${liveId}`).get()).get('recording_id');

async function begin(liveId: string, caller = teacher): Promise<string> {
  const id: string = randomUUID();
  const { result, error } = await create({ ...leastOnDemand(), recordingOf: liveId }, caller, id);
  if (!result) throw new Error(error?.details?.message);
  return id;
}

test('leads to its class once it is published, and not before', async () => {
  const liveId = await newId();
  const id = await begin(liveId);
  expect(await recordingOf(liveId)).toBeNull();
  for (let time = 0; time < 2; time += 1) expect((await setStatus(id, 'published')).status).toBe(200);
  expect(await recordingOf(liveId)).toBe(id);
  expect(await auditOf(liveId)).toEqual(['live_class.create', 'live_class.status']);
});

test('leaves alone what its author has chosen meanwhile, and goes on without the class', async () => {
  const [liveId, goneId] = [await newId(), await newId()];
  const [first, second, third] = [await begin(liveId), await begin(liveId), await begin(goneId)];
  await setStatus(first, 'published');
  await setStatus(second, 'published');
  expect(await recordingOf(liveId)).toBe(first);
  await remove(goneId);
  expect((await setStatus(third, 'published')).status).toBe(200);
});

test('is published by an administrator too', async () => {
  const [liveId, admin] = [await newId(), await signUp({ role: 'admin' })];
  const id = await begin(liveId);
  await setStatus(id, 'published', admin);
  expect(await recordingOf(liveId)).toBe(id);
});

test('is nothing that another teacher begins, nor of a class that is not there', async () => {
  const [liveId, other] = [await newId(), await signUp({ role: 'teacher' })];
  await expect(begin(liveId, other)).rejects.toThrow(PERMISSION_MESSAGE);
  await expect(begin(randomUUID())).rejects.toThrow(liveMessages.missing);
});
