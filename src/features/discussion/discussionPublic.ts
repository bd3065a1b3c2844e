import { readCatalog } from '../../data/catalog';
import { readAs } from '../../data/publicRecord';
import { type DiscussionRow, parseDiscussion } from '../../domain/discussion';
import { discussionPath } from '../../domain/discussionRecord';

/** What a visitor reads: the catalogue and one discussion's head, with nothing of Firebase's code. */

/** Short: a teacher opens and closes a room at any moment. */
const LIFE_MS = 20_000;

export const listCatalogDiscussions = () => readCatalog<DiscussionRow>('discussion');

/** Null when there is no such discussion. */
export const readDiscussion = (id: string) => readAs(discussionPath(id), parseDiscussion, LIFE_MS);
