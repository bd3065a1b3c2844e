import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { parseReel, type Reel, reelPath, toReelRow } from '../../src/domain/reel';
import { REGION } from '../../src/domain/region';
import { recountInto } from './counted';
import { db } from './firebase';
import { inPages } from './inPages';
import { removeLikes } from './like';
import { forgetTarget } from './moderationCase';
import { onRecordWritten, type PublishedNoun } from './publishedRecord';

const viewsOf = (id: string) => db.collection('reel_views').where('target_id', '==', id);

const REELS: PublishedNoun<Reel> = {
  collection: 'reels',
  kind: 'reel',
  parse: parseReel,
  toRow: toReelRow,
  // A hidden one is for its author alone; the address that others have seen must not go on.
  sealedPath: ({ is_hidden, video_path }) => (is_hidden ? video_path : null),
  afterDelete: async (id) => {
    await Promise.all([
      removeLikes({ kind: 'reel', id }),
      inPages(viewsOf(id), (batch, { ref }) => batch.delete(ref)),
      forgetTarget({ kind: 'reel', id, parentId: '' }),
    ]);
  },
};

export const onReelWritten = onRecordWritten(REELS);

/** Views are written by pages themselves, one for each watcher and reel, by rule; here they are counted. */
export const onReelViewed = onDocumentCreated(
  { document: 'reel_views/{id}', region: REGION, retry: true },
  async ({ data, time }) => {
    const id: unknown = data?.get('target_id');
    if (typeof id === 'string') await recountInto(db.doc(reelPath(id)), 'view_count', viewsOf(id), time);
  },
);
