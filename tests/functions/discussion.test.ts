import { randomUUID } from 'node:crypto';
import { discussionMessages } from '../../src/domain/discussion';
import { discussionFormMessages } from '../../src/domain/discussionForm';
import { type Account, callFunction, signUp } from '../support/callers';
import { INVALID_DISCUSSION_CASES, VALID_DISCUSSION_CASES } from '../support/cases/discussion';
import { addMessage, memberOf, roomOf } from '../support/chats';
import { auditOf } from '../support/courseCalls';
import { addTutor, discussionCalls, joinDiscussion } from '../support/discussionCalls';
import { discussionIn, validDiscussion } from '../support/discussions';
import { until } from '../support/until';
import { adminDb, closeWorld } from '../support/world';

let teacher: Account;
let tutor: Account;
beforeAll(async () => {
  [teacher, tutor] = await Promise.all([
    signUp({ role: 'teacher', name: ['Neema', 'Mushi'] }),
    signUp({ role: 'teacher', name: ['Anitha', 'Kessy'] }),
  ]);
});
afterAll(closeWorld);

const { create, update, act, remove, newId } = discussionCalls(() => teacher);

const discussionOf = async (id: string) => (await adminDb().doc(`discussions/${id}`).get()).data();
const messageOf = (answer: { error?: { details?: { message: string } } }) => answer.error?.details?.message;
const fieldsOf = (answer: { error?: { details?: { fields?: object } } }) => answer.error?.details?.fields;

describe('createDiscussion', () => {
  test('opens a room that its author and the invited tutors lead', async () => {
    const [first, second] = await Promise.all([
      addTutor('Anitha Kessy', tutor.uid),
      addTutor('Boniface Mtenga'),
    ]);
    const id = await newId(validDiscussion({ tutors: [first, second], students: '7' }));
    expect(await discussionOf(id)).toMatchObject({
      title: 'How do you learn formulas?',
      tutors: [
        { id: first, name: 'Anitha Kessy', avatar_url: null, specialty: 'Physics' },
        { id: second, name: 'Boniface Mtenga' },
      ],
      students: 7,
      joined_count: 0,
      is_closed: false,
      created_by: teacher.uid,
    });
    expect(await roomOf(id)).toMatchObject({
      kind: 'discussion',
      moderators: [teacher.uid, tutor.uid],
      is_closed: false,
    });
    expect(await memberOf(id, tutor)).toMatchObject({ role: 'moderator', name: 'Anitha Kessy' });
    expect(await auditOf(id)).toEqual(['discussion.create']);
  });

  test('refuses a third tutor, and who is none', async () => {
    const tutors = await Promise.all(['A', 'B', 'C'].map((name) => addTutor(name)));
    expect(fieldsOf(await create(validDiscussion({ tutors })))).toEqual({
      tutors: discussionFormMessages.tutors,
    });
    const id = await newId(validDiscussion({ tutors: tutors.slice(0, 2) }));
    expect(fieldsOf(await update(id, 1, validDiscussion({ tutors })))).toEqual({
      tutors: discussionFormMessages.tutors,
    });
    const inactive = await addTutor('Philbert Kalinga', null, 'inactive');
    for (const nobody of [randomUUID(), inactive])
      expect(fieldsOf(await create(validDiscussion({ tutors: [nobody] })))).toEqual({
        tutors: discussionMessages.noTutor,
      });
  });

  test('makes one discussion of the same call several times at once, and none of a deleted one', async () => {
    const id = randomUUID();
    const form = validDiscussion();
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(form, teacher, id)));
    expect(answers.map(({ result }) => result)).toEqual(Array(4).fill({ id, version: 1 }));
    await remove(id);
    expect(messageOf(await create(form, teacher, id))).toBe(discussionMessages.missing);
  });

  test.each(VALID_DISCUSSION_CASES)('takes $name', async ({ fields }) => {
    expect((await create({ ...validDiscussion(), ...fields })).status).toBe(200);
  });

  test.each(INVALID_DISCUSSION_CASES)('refuses $name', async ({ fields, problem }) => {
    expect(fieldsOf(await create({ ...validDiscussion(), ...fields }))).toEqual(problem);
  });

  test('puts the discussion into the catalogue', async () => {
    const id = await newId();
    await until('the discussion in the catalogue', async () => {
      const { docs } = await adminDb().collection('catalog').get();
      return docs.some((shard) => String(shard.get('rows')).includes(id));
    });
  });
});

describe('updateDiscussion', () => {
  test('keeps a tutor who is none any more, and lets go who is not invited', async () => {
    const tutorId = await addTutor('Anitha Kessy', tutor.uid);
    const id = await newId(validDiscussion({ tutors: [tutorId] }));
    await adminDb().doc(`tutors/${tutorId}`).update({ status: 'inactive' });
    await update(id, 1, validDiscussion({ title: 'Another', tutors: [tutorId] }));
    expect(await discussionOf(id)).toMatchObject({ title: 'Another', tutors: [{ name: 'Anitha Kessy' }] });
    expect(await roomOf(id)).toMatchObject({ title: 'Another', moderators: [teacher.uid] });
    await update(id, 2, validDiscussion());
    expect(await discussionOf(id)).toMatchObject({ tutors: [], version: 3 });
    expect(await memberOf(id, tutor)).toMatchObject({ role: 'member', is_active: true });
  });

  test('schedules the room too', async () => {
    const id = await newId(discussionIn(90));
    const { opens_at } = (await discussionOf(id)) ?? {};
    expect((await roomOf(id))?.opens_at.toMillis()).toBe(opens_at);
    await update(id, 1, validDiscussion());
    expect((await roomOf(id))?.opens_at.toMillis()).toBeLessThan(Number(opens_at));
  });

  test('tells who comes second', async () => {
    const id = await newId();
    await update(id, 1, validDiscussion({ title: 'First' }));
    const { error } = await update(id, 1, validDiscussion({ title: 'Second' }));
    expect(error?.details).toMatchObject({ code: 'conflict', message: discussionMessages.conflict });
  });
});

test('setDiscussionStatus opens and closes, each once, and the room with it', async () => {
  const id = await newId(discussionIn(90));
  await act(id, 'open');
  await act(id, 'open');
  expect((await discussionOf(id))?.opens_at).toBeLessThanOrEqual(Date.now());
  await act(id, 'close');
  await act(id, 'close');
  expect(await discussionOf(id)).toMatchObject({ is_closed: true });
  expect(await roomOf(id)).toMatchObject({ is_closed: true });
  await act(id, 'open');
  expect(await roomOf(id)).toMatchObject({ is_closed: false });
  expect(await auditOf(id)).toEqual(['discussion.create', ...Array<string>(3).fill('discussion.status')]);
});

test('deleteDiscussion takes the room and all that was said', async () => {
  const id = await newId();
  const messageId = await addMessage(id, teacher);
  await remove(id);
  expect(await discussionOf(id)).toBeUndefined();
  const left = await Promise.all(
    [
      `chat_rooms/${id}`,
      `chat_rooms/${id}/messages/${messageId}`,
      `chat_rooms/${id}/members/${teacher.uid}`,
    ].map(async (path) => (await adminDb().doc(path).get()).exists),
  );
  expect(left).toEqual([false, false, false]);
});

describe('joinDiscussion', () => {
  test('lets students in, counts each once, and no teacher', async () => {
    const id = await newId();
    const students = await Promise.all([signUp({ name: ['Asha', 'Mbwana'] }), signUp()]);
    await Promise.all([...students, ...students].map((student) => joinDiscussion(id, student)));
    await joinDiscussion(id, tutor);
    expect(await discussionOf(id)).toMatchObject({ joined_count: 2 });
    const [asha] = students;
    expect(asha && (await memberOf(id, asha))).toMatchObject({ name: 'Asha M.', role: 'member' });
  });

  test('lets a tutor lead who got their account after they were invited', async () => {
    const tutorId = await addTutor('Boniface Mtenga');
    const id = await newId(validDiscussion({ tutors: [tutorId] }));
    const late = await signUp({ role: 'teacher', name: ['Boniface', 'Mtenga'] });
    await adminDb().doc(`tutors/${tutorId}`).update({ uid: late.uid });
    await joinDiscussion(id, late);
    expect(await roomOf(id)).toMatchObject({ moderators: [teacher.uid, late.uid] });
    expect(await memberOf(id, late)).toMatchObject({ role: 'moderator' });
  });

  test('is refused for one that is gone', async () => {
    expect(messageOf(await joinDiscussion(randomUUID(), teacher))).toBe(discussionMessages.missing);
  });
});

test('giveChatFloor gives the word and takes it back, each with a line in the log', async () => {
  const id = await newId();
  const student = await signUp({ name: ['Asha', 'Mbwana'] });
  await joinDiscussion(id, student);
  const floor = (isGiven: boolean, caller: Account) =>
    callFunction('giveChatFloor', { roomId: id, uid: student.uid, isGiven }, caller);
  expect((await floor(true, student)).status).not.toBe(200);
  await floor(true, teacher);
  expect(await memberOf(id, student)).toMatchObject({ speech: 'given' });
  await floor(false, teacher);
  await floor(false, teacher);
  expect((await memberOf(id, student))?.speech).toBeUndefined();
  expect(await auditOf(id)).toEqual(['chat.floor', 'chat.quiet', 'discussion.create']);
});
