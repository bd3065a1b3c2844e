import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { LIKED_KINDS, type LikedThing } from '../../src/domain/like';
import { REGION } from '../../src/domain/region';
import { recountInto } from './counted';
import { db } from './firebase';
import { inPages } from './inPages';

/** Likes are written by pages themselves, one for each reader and thing, by rule; here they are counted. */

const likesOf = (id: string) => db.collection('likes').where('target_id', '==', id);

export const onLikeWritten = onDocumentWritten(
  { document: 'likes/{id}', region: REGION, retry: true },
  async ({ data, time }) => {
    if (data?.before.exists === data?.after.exists) return;
    const like = data?.after.exists ? data.after : data?.before;
    const kind = LIKED_KINDS.find((known) => known === like?.get('kind'));
    const id: unknown = like?.get('target_id');
    if (!kind || typeof id !== 'string') return;
    await recountInto(db.collection(`${kind}s`).doc(id), 'like_count', likesOf(id), time);
  },
);

/** What was liked is gone. */
export const removeLikes = ({ id }: LikedThing) =>
  inPages(likesOf(id), (batch, { ref }) => batch.delete(ref));
