import { randomUUID } from 'node:crypto';
import {
  changeRoom,
  closeRoom,
  joinRoom,
  leaveRoom,
  openRoom,
  removeRoom,
} from '../../functions/src/chatRoom';
import { db } from '../../functions/src/firebase';
import { chatMessages } from '../../src/domain/chat';
import { type Account, callFunction, signUp } from '../support/callers';
import { addMessage, chat, memberOf, messageOf, roomOf, userOf } from '../support/chats';
import { auditOf } from '../support/courseCalls';
import { adminDb, closeWorld } from '../support/world';

afterAll(closeWorld);

const hide = (roomId: string, messageId: string, by: Account, isHidden = true) =>
  callFunction<null>('hideChatMessage', { roomId, messageId, isHidden }, by);
const mute = (roomId: string, { uid }: Account, minutes: number, by: Account) =>
  callFunction<null>('muteChatMember', { roomId, uid, minutes }, by);
const setMode = (roomId: string, slowSeconds: number, isLocked: boolean, by: Account) =>
  callFunction<null>('setChatMode', { roomId, slowSeconds, isLocked }, by);

const write = async (work: (batch: FirebaseFirestore.WriteBatch) => void) => {
  const batch = db.batch();
  work(batch);
  await batch.commit();
};

describe('hideChatMessage', () => {
  test('hides and shows again, each once in the audit log with what it was', async () => {
    const { roomId, teacher, student } = await chat();
    const id = await addMessage(roomId, student, 'Not nice at all');
    for (const isHidden of [true, true, false, false])
      expect((await hide(roomId, id, teacher, isHidden)).status).toBe(200);
    expect(await messageOf(roomId, id)).toMatchObject({ text: 'Not nice at all', is_hidden: false });
    expect(await auditOf(roomId)).toEqual(['chat.hide', 'chat.show']);
    const { docs } = await adminDb().collection('audit').where('record_id', '==', roomId).get();
    expect(docs.find((line) => line.get('action') === 'chat.hide')?.data()).toMatchObject({
      actor_uid: teacher.uid,
      actor_name: 'Juma Kileo',
      record_title: 'Algebra, live',
      changes: [
        { field: 'author', after: 'Neema M.' },
        { field: 'text', after: 'Not nice at all' },
      ],
    });
  });

  test('says that a message or a room is gone', async () => {
    const { roomId, teacher } = await chat();
    const answers = [
      await hide(roomId, randomUUID(), teacher),
      await hide(randomUUID(), randomUUID(), teacher),
    ];
    expect(answers.map(({ status, error }) => [status, error?.details?.message])).toEqual([
      [404, chatMessages.noMessage],
      [404, chatMessages.gone],
    ]);
  });
});

describe('enterChatRoom', () => {
  test('takes an administrator in under their name, once in the audit log, and nobody else', async () => {
    const { roomId, student } = await chat();
    const admin = await signUp({ role: 'admin', name: ['Rehema', 'Salum'] });
    const enter = (by: Account) => callFunction<null>('enterChatRoom', { roomId }, by);
    for (let time = 0; time < 2; time += 1) expect((await enter(admin)).status).toBe(200);
    expect(await memberOf(roomId, admin)).toEqual({ name: 'Rehema Salum', role: 'member', is_active: true });
    expect(await auditOf(roomId)).toEqual(['chat.enter']);
    for (const stranger of [await signUp({ role: 'teacher' }), student])
      expect((await enter(stranger)).error?.details?.message).toBe(chatMessages.notModerator);
  });
});

describe('muteChatMember', () => {
  test('mutes for a time and lets write again', async () => {
    const { roomId, teacher, student } = await chat();
    const before = Date.now();
    expect((await mute(roomId, student, 10, teacher)).status).toBe(200);
    const until = (await memberOf(roomId, student))?.muted_until as FirebaseFirestore.Timestamp;
    expect(until.toMillis()).toBeGreaterThanOrEqual(before + 600_000);
    expect(until.toMillis()).toBeLessThanOrEqual(Date.now() + 600_000);
    for (let time = 0; time < 2; time += 1)
      expect((await mute(roomId, student, 0, teacher)).status).toBe(200);
    expect(await memberOf(roomId, student)).not.toHaveProperty('muted_until');
    expect(await auditOf(roomId)).toEqual(['chat.mute', 'chat.unmute']);
  });

  test('mutes nobody who leads the room or is not in it, and for no other time', async () => {
    const { roomId, teacher } = await chat();
    const stranger = await signUp();
    const admin = await signUp({ role: 'admin' });
    expect((await mute(roomId, teacher, 10, admin)).error?.details?.message).toBe(chatMessages.muteModerator);
    expect((await mute(roomId, stranger, 10, teacher)).error?.details?.message).toBe(chatMessages.noMember);
    expect((await mute(roomId, stranger, 11, teacher)).error?.details?.fields).toEqual({
      minutes: chatMessages.choice,
    });
  });
});

test('setChatMode slows down and locks; the same once more changes nothing', async () => {
  const { roomId, teacher } = await chat();
  for (let time = 0; time < 2; time += 1) expect((await setMode(roomId, 30, true, teacher)).status).toBe(200);
  expect(await roomOf(roomId)).toMatchObject({ slow_seconds: 30, is_locked: true });
  expect(await auditOf(roomId)).toEqual(['chat.mode']);
  expect((await setMode(roomId, 7, true, teacher)).status).toBe(400);
});

test('a room is led by who leads it and by administrators, and by nobody else', async () => {
  const { roomId, student } = await chat();
  const id = await addMessage(roomId, student);
  const otherTeacher = await signUp({ role: 'teacher' });
  for (const stranger of [student, otherTeacher])
    for (const { status, error } of [
      await hide(roomId, id, stranger),
      await mute(roomId, student, 10, stranger),
      await setMode(roomId, 30, true, stranger),
    ])
      expect([status, error?.details?.message]).toEqual([403, chatMessages.notModerator]);
  const admin = await signUp({ role: 'admin', name: ['Rehema', 'Salum'] });
  expect((await hide(roomId, id, admin)).status).toBe(200);
});

describe('rooms, as other functions make them', () => {
  test('are open and quiet, with who leads them in them', async () => {
    const { roomId, teacher, student } = await chat();
    expect(await roomOf(roomId)).toEqual({
      kind: 'live_class',
      title: 'Algebra, live',
      moderators: [teacher.uid],
      slow_seconds: 0,
      is_locked: false,
      is_closed: false,
    });
    expect(await memberOf(roomId, teacher)).toEqual({
      name: 'Juma Kileo',
      role: 'moderator',
      is_active: true,
    });
    expect(await memberOf(roomId, student)).toEqual({ name: 'Neema M.', role: 'member', is_active: true });
  });

  test('cannot be opened twice', async () => {
    const { roomId } = await chat();
    const again = write((batch) =>
      openRoom(batch, { id: roomId, kind: 'live_class', title: 'Another', moderators: [] }),
    );
    await expect(again).rejects.toMatchObject({ code: 6 });
  });

  test('keep a mute although somebody leaves and comes back', async () => {
    const { roomId, teacher, student } = await chat();
    await mute(roomId, student, 60, teacher);
    await write((batch) => leaveRoom(batch, roomId, student.uid));
    expect(await memberOf(roomId, student)).toMatchObject({ is_active: false });
    await write((batch) => joinRoom(batch, roomId, userOf(student, 'student', ['Neema', 'Mushi'])));
    const entry = await memberOf(roomId, student);
    expect(entry).toMatchObject({ is_active: true, name: 'Neema M.' });
    expect(entry).toHaveProperty('muted_until');
  });

  test('go over to another teacher, and close', async () => {
    const { roomId, teacher } = await chat();
    await setMode(roomId, 30, false, teacher);
    const next = await signUp({ role: 'teacher' });
    const moderators = [userOf(next, 'teacher', ['Asha', 'Mbwana'])];
    await write((batch) => {
      changeRoom(batch, { id: roomId, title: 'Algebra, later', moderators }, [teacher.uid]);
      closeRoom(batch, roomId);
    });
    expect(await roomOf(roomId)).toMatchObject({
      title: 'Algebra, later',
      moderators: [next.uid],
      slow_seconds: 30,
      is_closed: true,
    });
    expect(await memberOf(roomId, teacher)).toMatchObject({ role: 'member', is_active: true });
    expect(await memberOf(roomId, next)).toMatchObject({ role: 'moderator', name: 'Asha Mbwana' });
  });

  test('go with all that lies in them, and once more does no harm', async () => {
    const { roomId, student } = await chat();
    const id = await addMessage(roomId, student);
    for (let time = 0; time < 2; time += 1) await removeRoom(roomId);
    expect([await roomOf(roomId), await memberOf(roomId, student), await messageOf(roomId, id)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
