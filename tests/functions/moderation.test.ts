import { randomUUID } from 'node:crypto';
import { moderationMessages } from '../../src/domain/moderation';
import { voiceMessages } from '../../src/domain/voice';
import { type Account, callFunction, signUp } from '../support/callers';
import { caseOf, moderate, postOf, report, saveComment, savePost, targetOf, writer } from '../support/posts';
import { adminDb, closeWorld } from '../support/world';

afterAll(closeWorld);

const userRef = ({ uid }: Account) => adminDb().doc(`users/${uid}`);

describe('reports', () => {
  test('count once for each reader, and three hide a student’s post until somebody has looked', async () => {
    const [by, admin] = [await writer(), await signUp({ role: 'admin' })];
    const readers = await Promise.all([signUp(), signUp(), signUp()]);
    const { input } = await savePost(by);
    const target = targetOf(input.id);
    for (const reader of [...readers.slice(0, 2), ...readers.slice(0, 2)])
      expect((await report(reader, target, 'It laughs at me')).status).toBe(200);
    expect(await caseOf(target)).toMatchObject({
      report_count: 2,
      state: 'open',
      notes: ['It laughs at me'],
    });
    expect(await postOf(input.id)).toMatchObject({ state: 'shown' });
    await report(readers[2] as Account, target);
    expect(await postOf(input.id)).toMatchObject({ state: 'waiting' });
    await moderate(admin, target, 'show');
    expect(await postOf(input.id)).toMatchObject({ state: 'shown' });
    expect(await caseOf(target)).toMatchObject({ report_count: 0, state: 'done' });
  });

  test('hide nothing of a teacher’s by themselves, and nobody reports their own', async () => {
    const teacher = await signUp({ role: 'teacher', name: ['Juma', 'Kileo'] });
    const { input } = await savePost(teacher);
    for (const reader of await Promise.all([signUp(), signUp(), signUp(), signUp()]))
      await report(reader, targetOf(input.id));
    expect(await postOf(input.id)).toMatchObject({ state: 'shown', author_name: 'Juma Kileo' });
    const own = await report(teacher, targetOf(input.id));
    expect(own.error?.details?.message).toBe(moderationMessages.own);
  });

  test('reach a comment and a chat message alike', async () => {
    const by = await writer();
    const { input: post } = await savePost(by);
    const { input: comment } = await saveComment(by, post.id);
    const target = { kind: 'comment', id: comment.id, parentId: post.id } as const;
    expect((await report(await signUp(), target)).status).toBe(200);
    expect(await caseOf(target)).toMatchObject({ kind: 'comment', text: 'Nzuri sana' });
    const incomplete = await report(await signUp(), { ...target, parentId: '' });
    expect(incomplete.status).toBe(400);
    const outside = await report(await signUp(), {
      kind: 'message',
      id: randomUUID(),
      parentId: randomUUID(),
    });
    expect(outside.error?.details?.message).toBe(moderationMessages.gone);
  });
});

describe('restrictUser', () => {
  const restrict = (by: Account, uid: string, fields: Record<string, unknown>) =>
    callFunction('restrictUser', { uid, act: 'warn', hours: null, words: '', ...fields }, by);

  test('warns, mutes for a time, bans and gives the voice back, each in the audit log', async () => {
    const [by, admin] = [await writer(), await signUp({ role: 'admin' })];
    expect((await restrict(admin, by.uid, {})).error?.details?.fields).toEqual({
      words: moderationMessages.noteNeeded,
    });
    await restrict(admin, by.uid, { words: 'Be kind' });
    expect((await userRef(by).get()).get('warning')).toBe('Be kind');
    for (const act of ['mute', 'ban']) {
      expect((await restrict(admin, by.uid, { act, hours: act === 'mute' ? 24 : null })).status).toBe(200);
      expect((await savePost(by)).error?.details?.message).toBe(voiceMessages.muted);
    }
    await restrict(admin, by.uid, { act: 'restore' });
    expect((await savePost(by)).status).toBe(200);
    const log = await adminDb().collection('audit').where('record_id', '==', by.uid).get();
    expect(log.docs.map((line) => String(line.get('action'))).sort()).toEqual([
      'user.ban',
      'user.mute',
      'user.restore',
      'user.warn',
    ]);
  });

  test('never takes an administrator’s voice', async () => {
    const [one, other] = [await signUp({ role: 'admin' }), await signUp({ role: 'admin' })];
    const { error } = await restrict(one, other.uid, { act: 'ban' });
    expect(error?.details?.message).toBe(moderationMessages.notAdmin);
  });
});
