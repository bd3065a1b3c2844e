import { cached, forget, joined } from '../../data/cache';
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

const FIRST_PAGE = 'public:posts';
/** From the read that begins with the address (app/firstRead.ts) to the page's own. */
const FIRST_LIFE_MS = 10_000;

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

/** Newest first. The first page is kept for who has no connection. */
export const listPosts = (after: string | null): Promise<ListPage<Post>> =>
  after === null ? cached(FIRST_PAGE, FIRST_LIFE_MS, () => readPosts(null)) : readPosts(after);

/** After a post of one's own. */
export const forgetPosts = () => forget(FIRST_PAGE);

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
