import { cached } from '../../data/cache';
import { type PublicPage, readPublicQuery } from '../../data/publicQuery';

/** The feed as it is stored; its beginning is asked for before the page's own code is here. */

const POSTS_A_PAGE = 10;

export interface StoredPosts extends PublicPage {
  /** When it was read: its counts are of then. */
  readAt: number;
}

/** What everybody may read, the newest first. */
export async function readStoredPosts(after: string | null): Promise<StoredPosts> {
  const page = await readPublicQuery({
    collection: 'posts',
    where: ['state', 'shown'],
    direction: 'DESCENDING',
    size: POSTS_A_PAGE,
    after,
  });
  return { ...page, readAt: Date.now() };
}

/** The first page is kept for who has no connection. */
const readFirst = () => cached('public:posts', 0, () => readStoredPosts(null));

let early: ReturnType<typeof readFirst> | null = null;

/** Begins with the address, before the page's code is here; the page takes what comes of it. */
export function startPosts(): Promise<unknown> {
  early = readFirst();
  return early;
}

/** What was begun early, once; else a read of now. */
export function takeFirstPosts(): Promise<StoredPosts> {
  const begun = early;
  early = null;
  return begun ?? readFirst();
}
