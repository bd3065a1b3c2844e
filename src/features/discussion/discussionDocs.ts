import { doc, getDoc } from 'firebase/firestore/lite';
import { callFunction } from '../../data/firebase';
import { db } from '../../data/firestore';
import { forgetRecord } from '../../data/publicRecord';
import { discussionPath } from '../../domain/discussionRecord';
import type { DiscussionIdInput } from '../../domain/discussionInput';

/** What learners read and do, as themselves. */

export interface MembershipKey {
  uid: string;
  discussionId: string;
}

/** Whether somebody has come into the room. */
export async function readIsMember({ uid, discussionId }: MembershipKey): Promise<boolean> {
  const entry = await getDoc(doc(db, `chat_rooms/${discussionId}/members/${uid}`));
  return entry.get('is_active') === true;
}

export async function joinDiscussion(id: string): Promise<void> {
  await callFunction<DiscussionIdInput, unknown>('joinDiscussion', { id });
  await forgetRecord(discussionPath(id));
}
