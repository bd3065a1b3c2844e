import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { shardPath } from '../../src/domain/catalog';
import type { Target } from '../../src/domain/moderation';
import { reelPath, reelViewPath } from '../../src/domain/reel';
import { signUp } from '../support/callers';
import { reelRecord } from '../support/cases/reel';
import { caseOf, moderate, report, writer } from '../support/posts';
import { until } from '../support/until';
import { adminDb, closeWorld } from '../support/world';

/** Their videos lie nowhere: they go before somebody watches. */
const stored: string[] = [];
afterAll(async () => {
  await Promise.all(stored.map((id) => adminDb().doc(reelPath(id)).delete()));
  await closeWorld();
});

const read = async (id: string) => (await adminDb().doc(reelPath(id)).get()).data();
const isThere = async (path: string) => (await adminDb().doc(path).get()).exists;

/** As a teacher's page stores it, with a video whose address everybody has. */
async function storeReel() {
  const { uid } = await signUp({ role: 'teacher', name: ['Neema', 'Mushi'] });
  const id = randomUUID();
  stored.push(id);
  const at = Timestamp.now();
  const video_url = `https://firebasestorage.googleapis.com/v0/b/x/o/${id}?alt=media&token=y`;
  await adminDb()
    .doc(reelPath(id))
    .set(reelRecord({ video_url, created_by: uid, created_at: at, updated_at: at }));
  return { id, target: { kind: 'reel', id, parentId: '' } satisfies Target };
}

async function isListed(id: string): Promise<boolean> {
  const index = await adminDb().doc('catalog/index').get();
  const shards = (index.get('kinds.reel') as unknown[] | undefined) ?? [];
  const rows = await Promise.all(
    shards.map(async (_, shard) => String((await adminDb().doc(shardPath('reel', shard)).get()).get('rows'))),
  );
  return rows.some((json) => json.includes(id));
}

const view = (uid: string, id: string) =>
  adminDb().doc(reelViewPath(uid, id)).set({ uid, target_id: id, created_at: Timestamp.now() });
const like = (uid: string, id: string) =>
  adminDb().doc(`likes/${uid}_${id}`).set({ uid, kind: 'reel', target_id: id, created_at: Timestamp.now() });

test('views and likes of many at once are each counted once', async () => {
  const { id } = await storeReel();
  const watchers = Array.from({ length: 30 }, (_, n) => `watcher-${n}`);
  await Promise.all(watchers.flatMap((uid) => [view(uid, id), view(uid, id), like(uid, id)]));
  await until('30 views', async () => (await read(id))?.view_count === 30, 120_000);
  await until('30 likes', async () => (await read(id))?.like_count === 30, 120_000);
});

test('what is reported is looked at; hidden, it leaves every list, and shown, it comes back', async () => {
  const { id, target } = await storeReel();
  await until('listed', () => isListed(id));
  expect((await report(await writer(), target, 'The sum is wrong')).status).toBe(200);
  expect(await caseOf(target)).toMatchObject({
    state: 'open',
    author_name: 'Neema Mushi',
    text: 'Why leaves are green',
    notes: ['The sum is wrong'],
  });
  const admin = await signUp({ role: 'admin', name: ['Rehema', 'Kibona'] });
  expect((await moderate(admin, target, 'hide')).status).toBe(200);
  expect(await read(id)).toMatchObject({ is_hidden: true });
  await until('not listed', async () => !(await isListed(id)));
  await moderate(admin, target, 'show');
  await until('listed again', () => isListed(id));
});

test('with a reel go its likes, its views and what was said of it', async () => {
  const { id, target } = await storeReel();
  await Promise.all([view('one', id), like('one', id), report(await writer(), target)]);
  await adminDb().doc(reelPath(id)).delete();
  await until('nothing is left', async () => {
    const left = [reelViewPath('one', id), `likes/one_${id}`, `moderation_cases/reel_${id}`].map(isThere);
    return (await Promise.all(left)).every((there) => !there);
  });
});
