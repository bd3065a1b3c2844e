import { cached, joined } from '../../data/cache';
import { readPublishedDocument } from '../../data/publicDocument';
import { readPublicQuery } from '../../data/publicQuery';
import {
  parseComment,
  parsePost,
  type Post,
  type PostComment,
  POST_LIMITS,
  postPath,
} from '../../domain/post';

/** What everybody reads of the feed, with nothing of Firebase's code. */

export interface ListPage<Row> {
  rows: Row[];
  next: string | null;
  /** When it was read: its counts are of then. */
  readAt: number;
}

const SHOWN = ['state', 'shown'] as const;

async function readPosts(after: string | null): Promise<ListPage<Post>> {
  const { rows, next } = await readPublicQuery({
    collection: 'posts',
    where: SHOWN,
    direction: 'DESCENDING',
    size: POST_LIMITS.page,
    after,
  });
  return { rows: rows.flatMap(({ id, data }) => parsePost(id, data) ?? []), next, readAt: Date.now() };
}

/** The first page is kept for who has no connection. */
const readFirst = () => cached('public:posts', 0, () => readPosts(null));

let early: ReturnType<typeof readFirst> | null = null;

/** Begins with the address, before the page's code is here; the page takes what comes of it. */
export function startPosts(): Promise<unknown> {
  early = readFirst();
  return early;
}

/** Newest first. */
export function listPosts(after: string | null): Promise<ListPage<Post>> {
  if (after !== null) return readPosts(after);
  const begun = early;
  early = null;
  return begun ?? readFirst();
}

/** Null when there is none, or none for everybody. */
export const readPost = (id: string): Promise<Post | null> =>
  joined(`public:post:${id}`, async () => {
    const data = await readPublishedDocument(postPath(id));
    return data && parsePost(id, data);
  });

/** Oldest first, as people talk. */
export async function listComments(postId: string, after: string | null): Promise<ListPage<PostComment>> {
  const { rows, next } = await readPublicQuery({
    parent: postPath(postId),
    collection: 'comments',
    where: SHOWN,
    direction: 'ASCENDING',
    size: POST_LIMITS.commentPage,
    after,
  });
  return { rows: rows.flatMap(({ id, data }) => parseComment(id, data) ?? []), next, readAt: Date.now() };
}
