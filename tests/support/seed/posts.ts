import fs from 'node:fs';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { shownName } from '../../../src/domain/lesson';
import { likePath } from '../../../src/domain/like';
import { caseIdOf } from '../../../src/domain/moderation';
import { commentPath, type PostImage, postPath } from '../../../src/domain/post';
import { searchTerms } from '../../../src/domain/text';
import { SEED_POSTS, SEED_WAITING } from './content/olderPosts';
import type { SeedPost } from './content/posts';
import { hashOf, recordIdOf } from './seedFile';
import type { SeedUser } from './users';

const MINUTE_MS = 60_000;

/** The feed as the functions would have made it, counts included: no trigger has to run before it is whole. */
export async function seedPosts(
  db: Firestore,
  bucket: Bucket,
  users: readonly SeedUser[],
  now: Date,
): Promise<number> {
  const people = new Map(users.map((user) => [user.uid, user]));
  const likers = users.filter(({ role, status }) => role === 'student' && status === 'active');
  for (const [index, post] of SEED_POSTS.entries()) {
    const images = await storePicture(bucket, post);
    await storePost(db, post, index, { people, likers, now, images });
  }
  await storeWaiting(db, people, now);
  return SEED_POSTS.length;
}

type People = ReadonlyMap<string, SeedUser>;

function writtenBy(people: People, uid: string, text: string, at: number, state = 'shown') {
  const user = people.get(uid);
  if (!user) throw new Error(`Nobody of the sample people is ${uid}`);
  const { firstName, lastName, role } = user;
  return {
    text,
    state,
    author_uid: uid,
    author_name: role === 'student' ? shownName(firstName, lastName) : `${firstName} ${lastName}`,
    author_role: role,
    created_at: Timestamp.fromMillis(at),
    edited_at: null,
  };
}

const postOf = (people: People, uid: string, text: string, at: number, state?: string) => ({
  ...writtenBy(people, uid, text, at, state),
  images: [],
  image_paths: [],
  has_media: false,
  is_locked: false,
  like_count: 0,
  comment_count: 0,
  search_terms: searchTerms(text),
});

type Bucket = ReturnType<Storage['bucket']>;

/** All are of this size. */
const PICTURE = { width: 960, height: 640 };

async function storePicture(bucket: Bucket, { by, text, picture }: SeedPost): Promise<PostImage[]> {
  if (!picture) return [];
  const path = `post-images/${by}/1700000000000-${hashOf(text).slice(0, 12)}.jpg`;
  await bucket.file(path).save(fs.readFileSync(`tests/fixtures/pictures/${picture}.jpg`), {
    resumable: false,
    metadata: {
      contentType: 'image/jpeg',
      cacheControl: 'public, max-age=31536000, immutable',
      metadata: { record: recordIdOf(text) },
    },
  });
  return [{ path, ...PICTURE }];
}

interface Context {
  images: PostImage[];
  people: People;
  likers: readonly SeedUser[];
  now: Date;
}

async function storePost(
  db: Firestore,
  post: SeedPost,
  index: number,
  { people, likers, now, images }: Context,
) {
  const { by, text, hoursAgo, comments = [], isLocked = false } = post;
  const batch = db.batch();
  const id = recordIdOf(text);
  const at = now.getTime() - hoursAgo * 60 * MINUTE_MS;
  const answers = comments.flatMap((comment) => [
    { ...comment, id: recordIdOf(comment.text), parent: null, minutes: comment.minutes },
    ...(comment.answers ?? []).map((answer) => ({
      ...answer,
      id: recordIdOf(answer.text),
      parent: recordIdOf(comment.text),
      minutes: comment.minutes + answer.minutes,
    })),
  ]);
  for (const answer of answers)
    batch.set(db.doc(commentPath(id, answer.id)), {
      ...writtenBy(people, answer.by, answer.text, Math.min(at + answer.minutes * MINUTE_MS, now.getTime())),
      post_id: id,
      parent_id: answer.parent,
    });
  const liking = Array.from({ length: post.likes }, (_, n) => likers[(index * 7 + n) % likers.length]?.uid);
  for (const uid of new Set(liking))
    if (uid && uid !== by)
      batch.set(db.doc(likePath(uid, id)), {
        uid,
        kind: 'post',
        target_id: id,
        created_at: Timestamp.fromMillis(at),
      });
  batch.set(db.doc(postPath(id)), {
    ...postOf(people, by, text, at),
    images,
    image_paths: images.map(({ path }) => path),
    has_media: images.length > 0,
    is_locked: isLocked,
    comment_count: answers.length,
    like_count: new Set(liking.filter((uid) => uid && uid !== by)).size,
  });
  await batch.commit();
}

async function storeWaiting(db: Firestore, people: People, now: Date): Promise<void> {
  const batch = db.batch();
  for (const { by, text, hoursAgo, reason } of SEED_WAITING) {
    const id = recordIdOf(text);
    const at = now.getTime() - hoursAgo * 60 * MINUTE_MS;
    const post = postOf(people, by, text, at, 'waiting');
    const target = { kind: 'post', id, parentId: '' } as const;
    batch.set(db.doc(postPath(id)), post);
    batch.set(db.doc(`moderation_cases/${caseIdOf(target)}`), {
      kind: 'post',
      target_id: id,
      parent_id: '',
      author_uid: by,
      author_name: post.author_name,
      text,
      visibility: 'waiting',
      reasons: [reason],
      state: 'open',
      updated_at: Timestamp.fromMillis(at),
    });
  }
  await batch.commit();
}
