import { randomUUID } from 'node:crypto';
import { liveMessages } from '../../src/domain/liveClass';
import { liveFormMessages } from '../../src/domain/liveClassForm';
import { type Account, callFunction, signUp } from '../support/callers';
import { courseRecord } from '../support/cases/courseRecord';
import { INVALID_LIVE_CASES, VALID_LIVE_CASES } from '../support/cases/liveClass';
import { auditOf } from '../support/courseCalls';
import { join, liveClassCalls, register } from '../support/liveClassCalls';
import { liveClassIn, MEETING, validLiveClass } from '../support/liveClasses';
import { until } from '../support/until';
import { adminDb, closeWorld } from '../support/world';

let teacher: Account;
beforeAll(async () => {
  teacher = await signUp({ role: 'teacher', name: ['Neema', 'Mushi'] });
});
afterAll(closeWorld);

const { create, update, act, remove, newId } = liveClassCalls(() => teacher);

const get = async (path: string) => (await adminDb().doc(path).get()).data();
const classOf = (id: string) => get(`live_classes/${id}`);
const linkOf = (id: string) => get(`live_class_links/${id}`);
const registrationOf = (id: string, { uid }: Account) => get(`live_registrations/${uid}_${id}`);
const messageOf = (answer: { error?: { details?: { message: string } } }) => answer.error?.details?.message;

describe('createLiveClass', () => {
  test('stores the class without its link, which lies apart', async () => {
    const id = await newId(validLiveClass({ date: '2099-03-03', time: '01:00', sessions: '2' }));
    const stored = await classOf(id);
    expect(stored).toMatchObject({
      title: 'Fractions, live',
      session_starts: [Date.parse('2099-03-02T22:00:00Z'), Date.parse('2099-03-09T22:00:00Z')],
      is_cancelled: false,
      has_link: true,
      registered_count: 0,
      version: 1,
      created_by: teacher.uid,
    });
    expect(JSON.stringify(stored)).not.toContain(MEETING);
    expect(await linkOf(id)).toEqual({ url: MEETING, created_by: teacher.uid });
    expect(await auditOf(id)).toEqual(['live_class.create']);
  });

  test('makes one class of the same call several times at once, and none of a deleted one', async () => {
    const id = randomUUID();
    const form = validLiveClass();
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(form, teacher, id)));
    expect(answers.map(({ result }) => result)).toEqual(Array(4).fill({ id, version: 1 }));
    expect(messageOf(await create({ ...form, title: 'Another' }, teacher, id))).toBe(
      liveMessages.createdAlready,
    );
    await remove(id);
    expect(messageOf(await create(form, teacher, id))).toBe(liveMessages.missing);
  });

  test('says at every field what the form says', async () => {
    const { error } = await create(validLiveClass({ title: '', subtitle: '', teacher: '' }));
    expect(error?.details?.fields).toEqual({
      title: liveFormMessages.title,
      subtitle: liveFormMessages.subtitle,
      teacher: liveFormMessages.teacher,
    });
  });

  test.each(VALID_LIVE_CASES)('takes $name', async ({ field, value }) => {
    expect((await create({ ...validLiveClass(), [field]: value })).status).toBe(200);
  });

  test.each(INVALID_LIVE_CASES)('refuses $name', async ({ field, value, message }) => {
    const { error } = await create({ ...validLiveClass(), [field]: value });
    expect(error?.details?.fields).toEqual({ [field]: message });
  });

  test('puts the class into the catalogue', async () => {
    const id = await newId(validLiveClass({ title: `Hesabu ${randomUUID()}` }));
    await until('the class in the catalogue', async () => {
      const { docs } = await adminDb().collection('catalog').get();
      return docs.some((shard) => String(shard.get('rows')).includes(id));
    });
  });
});

describe('updateLiveClass', () => {
  test('keeps who registered and what was said of it, under a new version', async () => {
    const id = await newId(liveClassIn(60));
    await register(id, await signUp());
    await act(id, 'open');
    const { opened_at } = (await classOf(id)) ?? {};
    const changed = liveClassIn(60, { title: 'Decimals, live', status: 'ongoing', link: '' });
    expect((await update(id, 1, changed)).result).toEqual({ id, version: 2 });
    expect(await classOf(id)).toMatchObject({
      title: 'Decimals, live',
      registered_count: 1,
      opened_at,
      has_link: false,
      version: 2,
    });
    expect(await linkOf(id)).toMatchObject({ url: '' });
  });

  test('tells who comes second, with both versions, and takes the same call twice', async () => {
    const id = await newId();
    const first = validLiveClass({ title: 'First' });
    await update(id, 1, first);
    expect((await update(id, 1, first)).result).toEqual({ id, version: 2 });
    const { error } = await update(id, 1, validLiveClass({ title: 'Second' }));
    expect(error?.details).toMatchObject({
      code: 'conflict',
      message: liveMessages.conflict,
      conflict: { yours: 1, stored: 2, savedBy: 'Neema Mushi' },
    });
    expect(await classOf(id)).toMatchObject({ title: 'First' });
  });

  test('refuses what was cancelled', async () => {
    const id = await newId();
    await act(id, 'cancel');
    expect(messageOf(await update(id, 1, validLiveClass()))).toBe(liveMessages.cancelled);
  });
});

describe('setLiveClassStatus', () => {
  test('opens, closes and cancels, each once', async () => {
    const id = await newId(liveClassIn(30));
    await act(id, 'open');
    await act(id, 'open');
    expect(await classOf(id)).toMatchObject({ opened_at: expect.any(Number), closed_until: null });
    await act(id, 'close');
    await act(id, 'close');
    expect(await classOf(id)).toMatchObject({ opened_at: null, closed_until: expect.any(Number) });
    await act(id, 'cancel');
    await act(id, 'cancel');
    expect(await classOf(id)).toMatchObject({ is_cancelled: true });
    expect(messageOf(await act(id, 'open'))).toBe(liveMessages.cancelled);
    expect(await auditOf(id)).toEqual(['live_class.create', ...Array<string>(3).fill('live_class.status')]);
  });
});

describe('attachRecording', () => {
  const attach = (id: string, recordingId: string) =>
    callFunction('attachRecording', { id, recordingId }, teacher);
  const addCourse = async (fields: Record<string, unknown>) => {
    const course = adminDb().doc(`courses/${randomUUID()}`);
    const published = { status: 'published', course_type: 'on-demand-class', created_by: teacher.uid };
    await course.set(courseRecord({ ...published, ...fields }));
    return course.id;
  };

  test('refers to an on-demand class, once', async () => {
    const id = await newId(liveClassIn(-120));
    const recordingId = await addCourse({});
    for (let taps = 0; taps < 2; taps += 1) expect((await attach(id, recordingId)).status).toBe(200);
    expect(await classOf(id)).toMatchObject({ recording_id: recordingId });
    expect(await auditOf(id)).toEqual(['live_class.create', 'live_class.status']);
  });

  test.each([
    ['a course', { course_type: 'course' }],
    ['a draft', { status: 'draft' }],
    ['somebody else’s', { created_by: 'somebody' }],
  ])('refuses %s', async (_what, fields) => {
    const id = await newId(liveClassIn(-120));
    expect(messageOf(await attach(id, await addCourse(fields)))).toBe(liveMessages.noRecording);
    expect(await classOf(id)).toMatchObject({ recording_id: null });
  });
});

describe('registerForLiveClass and joinLiveClass', () => {
  test('count a learner once, however often they tap', async () => {
    const id = await newId();
    const student = await signUp({ name: ['Amina', 'Juma'] });
    const answers = await Promise.all(Array.from({ length: 4 }, () => register(id, student)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await classOf(id)).toMatchObject({ registered_count: 1 });
    expect(await registrationOf(id, student)).toMatchObject({
      uid: student.uid,
      class_id: id,
      class_author: teacher.uid,
      name: 'Amina Juma',
      attended: [],
    });
  });

  test('give the link from ten minutes before, to who is registered, and note that they came', async () => {
    const student = await signUp();
    const early = await newId(liveClassIn(12));
    await register(early, student);
    expect(messageOf(await join(early, student))).toBe(liveMessages.tooEarly);
    expect(await registrationOf(early, student)).toMatchObject({ attended: [] });

    const id = await newId(liveClassIn(5));
    expect(messageOf(await join(id, student))).toBe(liveMessages.registerFirst);
    await register(id, student);
    for (let taps = 0; taps < 2; taps += 1)
      expect((await join(id, student)).result).toEqual({ url: MEETING });
    const { session_starts: starts } = (await classOf(id)) ?? {};
    expect(await registrationOf(id, student)).toMatchObject({ attended: starts });
  });

  test('give the link at once when the teacher opens, and no more when it is closed', async () => {
    const student = await signUp();
    const id = await newId(liveClassIn(45));
    await register(id, student);
    expect(messageOf(await join(id, student))).toBe(liveMessages.tooEarly);
    await act(id, 'open');
    expect((await join(id, student)).result).toEqual({ url: MEETING });
    await act(id, 'close');
    expect(messageOf(await join(id, student))).toBe(liveMessages.over);
  });

  test('say why there is nothing to come to', async () => {
    const student = await signUp();
    expect(messageOf(await register(randomUUID(), student))).toBe(liveMessages.missing);
    const over = await newId(liveClassIn(-120));
    expect(messageOf(await register(over, student))).toBe(liveMessages.over);
    const cancelled = await newId(liveClassIn(5));
    await register(cancelled, student);
    await act(cancelled, 'cancel');
    expect(messageOf(await join(cancelled, student))).toBe(liveMessages.cancelled);
    const without = await newId(liveClassIn(5, { link: '' }));
    await register(without, student);
    expect(messageOf(await join(without, student))).toBe(liveMessages.noLink);
  });

  test('let the author in at any time, without a registration', async () => {
    const id = await newId();
    expect((await join(id, teacher)).result).toEqual({ url: MEETING });
    expect(messageOf(await join(id, await signUp({ role: 'teacher' })))).toBe(liveMessages.registerFirst);
  });
});

describe('deleteLiveClass', () => {
  test('removes all that hangs on it, and does no harm once more', async () => {
    const id = await newId();
    const student = await signUp();
    await register(id, student);
    expect((await remove(id)).result).toEqual({ id });
    expect([await classOf(id), await linkOf(id), await registrationOf(id, student)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect((await remove(id)).result).toEqual({ id });
    expect(await auditOf(id)).toEqual(['live_class.create', 'live_class.delete']);
  });
});
