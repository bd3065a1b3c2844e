import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { POST_RATES, postMessages } from '../../src/domain/post';
import { voiceMessages } from '../../src/domain/voice';
import { type Account, callFunction, signUp } from '../support/callers';
import {
  caseOf,
  commentOf,
  moderate,
  postOf,
  saveComment,
  savePost,
  targetOf,
  writer,
} from '../support/posts';
import { until } from '../support/until';
import { adminDb, closeWorld } from '../support/world';

afterAll(closeWorld);

const userRef = ({ uid }: Account) => adminDb().doc(`users/${uid}`);

describe('savePost', () => {
  test('stores what was written, with a student’s first name and initial', async () => {
    const by = await writer();
    const { result, input } = await savePost(by, { text: '  Nani anaweza kunisaidia? ' });
    expect(result).toEqual({ state: 'shown' });
    expect(await postOf(input.id)).toMatchObject({
      text: 'Nani anaweza kunisaidia?',
      author_uid: by.uid,
      author_name: 'Neema M.',
      author_role: 'student',
      state: 'shown',
      like_count: 0,
      comment_count: 0,
      is_locked: false,
      edited_at: null,
    });
  });

  test('makes one post of the same call several times at once, and never another’s', async () => {
    const by = await writer();
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => savePost(by, { id })));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const other = await savePost(await writer(), { id, text: 'Mine now' });
    expect(other.error?.details?.message).toBe(postMessages.notYours);
    expect(await postOf(id)).toMatchObject({ text: 'Habari za mitihani?', author_uid: by.uid });
  });

  test('changes one’s own and says when', async () => {
    const by = await writer();
    const { input } = await savePost(by);
    await savePost(by, { id: input.id, text: 'Habari za masomo?' });
    const post = await postOf(input.id);
    expect(post).toMatchObject({ text: 'Habari za masomo?', state: 'shown' });
    expect(post?.edited_at).toBeInstanceOf(Timestamp);
  });

  test('hears nobody without a verified e-mail or a word for them, and nobody who is muted', async () => {
    const unverified = await signUp();
    expect((await savePost(unverified)).error?.details?.message).toBe(voiceMessages.unheard);
    await userRef(unverified).update({ vouched_by: 'teacher' });
    expect((await savePost(unverified)).status).toBe(200);
    await userRef(unverified).update({ muted_until: Timestamp.fromMillis(Date.now() + 60_000) });
    expect((await savePost(unverified)).error?.details?.message).toBe(voiceMessages.muted);
  });

  test.each([
    ['a rude word', 'You are a b1tch', 'word'],
    ['a phone number', 'Call me: 0712 345 678', 'phone'],
  ])('has %s wait for an administrator', async (_what, text, reason) => {
    const { result, input } = await savePost(await writer(), { text });
    expect(result).toEqual({ state: 'waiting' });
    expect(await caseOf(targetOf(input.id))).toMatchObject({ reasons: [reason], state: 'open', text });
  });

  test('has the first words of a new account wait, until something of theirs was approved', async () => {
    const [by, admin] = [await writer(), await signUp({ role: 'admin' })];
    await userRef(by).update({ joined: Timestamp.now() });
    const { result, input } = await savePost(by);
    expect(result).toEqual({ state: 'waiting' });
    expect((await moderate(admin, targetOf(input.id), 'show')).status).toBe(200);
    expect(await postOf(input.id)).toMatchObject({ state: 'shown' });
    expect((await savePost(by)).result).toEqual({ state: 'shown' });
  });

  test('takes pictures of one’s own folder alone, and at most four', async () => {
    const by = await writer();
    const image = (uid: string, name = '1-a.jpg') => ({
      path: `post-images/${uid}/${name}`,
      width: 20,
      height: 10,
    });
    const { input } = await savePost(by, { images: [image(by.uid)] });
    expect(await postOf(input.id)).toMatchObject({ has_media: true, image_paths: [image(by.uid).path] });
    expect((await savePost(by, { images: [image('teacher')] })).error?.details?.message).toBe(
      postMessages.imagePath,
    );
    const five = Array.from({ length: 5 }, (_, n) => image(by.uid, `${n}-a.jpg`));
    expect((await savePost(by, { images: five })).error?.details?.message).toBe(postMessages.images);
  });

  test('lets nobody write without end', async () => {
    const by = await writer();
    for (let n = 0; n < POST_RATES.post; n += 1) expect((await savePost(by)).status).toBe(200);
    const { status, error } = await savePost(by);
    expect([status, error?.details?.message]).toEqual([429, postMessages.tooMany]);
  });
});

describe('saveComment', () => {
  test('keeps one level of answers, and the post counts what others read', async () => {
    const [by, other] = [await writer(), await writer(['Baraka', 'Mwakalinga'])];
    const { input: post } = await savePost(by);
    const { input: first } = await saveComment(other, post.id);
    const { input: answer } = await saveComment(by, post.id, { parentId: first.id });
    const { input: deeper } = await saveComment(other, post.id, { parentId: answer.id });
    expect(await commentOf(post.id, deeper.id)).toMatchObject({
      parent_id: first.id,
      author_name: 'Baraka M.',
    });
    await until('three comments', async () => (await postOf(post.id))?.comment_count === 3);
    await callFunction('deleteComment', { postId: post.id, id: deeper.id }, other);
    await until('two comments', async () => (await postOf(post.id))?.comment_count === 2);
  });

  test('takes none under a post that is locked, hidden or gone', async () => {
    const [by, admin] = [await writer(), await signUp({ role: 'admin' })];
    const { input } = await savePost(by);
    await moderate(admin, targetOf(input.id), 'lock');
    expect((await saveComment(by, input.id)).error?.details?.message).toBe(postMessages.locked);
    await moderate(admin, targetOf(input.id), 'hide');
    expect((await saveComment(by, input.id)).error?.details?.message).toBe(postMessages.gone);
    expect((await saveComment(by, randomUUID())).error?.details?.message).toBe(postMessages.gone);
  });
});

describe('deleting', () => {
  test('is for who wrote it and administrators, and takes all that hangs on it', async () => {
    const [by, other, admin] = [await writer(), await writer(), await signUp({ role: 'admin' })];
    const { input } = await savePost(by);
    const { input: comment } = await saveComment(other, input.id);
    await adminDb()
      .doc(`likes/${other.uid}_${input.id}`)
      .set({ uid: other.uid, kind: 'post', target_id: input.id });
    const refused = await callFunction('deletePost', { id: input.id }, other);
    expect(refused.error?.details?.message).toBe(postMessages.notYours);
    expect((await callFunction('deletePost', { id: input.id }, admin)).status).toBe(200);
    await until('the comment is gone', async () => (await commentOf(input.id, comment.id)) === undefined);
    await until(
      'the like is gone',
      async () => !(await adminDb().doc(`likes/${other.uid}_${input.id}`).get()).exists,
    );
    expect((await callFunction('deletePost', { id: input.id }, by)).status).toBe(200);
  });
});

describe('likes', () => {
  test('of 100 people at once are 100, and one person’s a thousand times are one', async () => {
    const { input } = await savePost(await writer());
    const like = (uid: string) => adminDb().doc(`likes/${uid}_${input.id}`);
    const fields = (uid: string) => ({ uid, kind: 'post', target_id: input.id, created_at: Timestamp.now() });
    await Promise.all(Array.from({ length: 100 }, (_, n) => like(`many-${n}`).set(fields(`many-${n}`))));
    await until('100 likes', async () => (await postOf(input.id))?.like_count === 100, 120_000);
    for (let n = 0; n < 20; n += 1)
      await Promise.all(Array.from({ length: 50 }, () => like('one').set(fields('one'))));
    await until('101 likes', async () => (await postOf(input.id))?.like_count === 101, 120_000);
    await Promise.all([like('one').delete(), like('many-7').delete()]);
    await until('99 likes', async () => (await postOf(input.id))?.like_count === 99, 120_000);
  });
});
