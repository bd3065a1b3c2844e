import { readPublicQuery } from '../../data/publicQuery';
import { readAs } from '../../data/publicRecord';
import {
  parseComment,
  parsePost,
  type Post,
  type PostComment,
  POST_LIMITS,
  postPath,
} from '../../domain/post';
import { readStoredPosts, takeFirstPosts } from './firstPosts';

/** What everybody reads of the feed, with nothing of Firebase's code. */

export interface ListPage<Row> {
  rows: Row[];
  next: string | null;
  /** When it was read: its counts are of then. */
  readAt: number;
}

/** Newest first. */
export async function listPosts(after: string | null): Promise<ListPage<Post>> {
  const { rows, ...page } = after === null ? await takeFirstPosts() : await readStoredPosts(after);
  return { rows: rows.flatMap(({ id, data }) => parsePost(id, data) ?? []), ...page };
}

/** Null when there is none, or none for everybody. Read anew each time: its counts change by the minute. */
export const readPost = (id: string) => readAs(postPath(id), parsePost, 0);

/** Oldest first, as people talk. */
export async function listComments(postId: string, after: string | null): Promise<ListPage<PostComment>> {
  const { rows, next } = await readPublicQuery({
    parent: postPath(postId),
    collection: 'comments',
    where: ['state', 'shown'],
    direction: 'ASCENDING',
    size: POST_LIMITS.commentPage,
    after,
  });
  return { rows: rows.flatMap(({ id, data }) => parseComment(id, data) ?? []), next, readAt: Date.now() };
}
