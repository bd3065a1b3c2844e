import { cached, forget } from '../../data/cache';
import { forgetCatalog, readCatalog } from '../../data/catalog';
import { readPublicDocument } from '../../data/publicDocument';
import { type Discussion, type DiscussionRow, parseDiscussion } from '../../domain/discussion';
import { discussionPath } from '../../domain/discussionRecord';

/** What a visitor reads: the catalogue and one discussion's head, with nothing of Firebase's code. */

/** Short: a teacher opens and closes a room at any moment. */
const DETAIL_LIFE_MS = 20_000;
const detailKey = (id: string) => `public:discussion:${id}`;

export const listCatalogDiscussions = () => readCatalog<DiscussionRow>('discussion');

/** Null when there is no such discussion. */
export const readDiscussion = (id: string): Promise<Discussion | null> =>
  cached(detailKey(id), DETAIL_LIFE_MS, async () => {
    const data = await readPublicDocument(discussionPath(id));
    return data && parseDiscussion(id, data);
  });

/** After a change of one's own: lists and the discussion's page read again. */
export const forgetDiscussion = (id: string) => Promise.all([forgetCatalog(), forget(detailKey(id))]);
