import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { type Discussion, discussionMessages } from '../../src/domain/discussion';
import { discussionIdSchema } from '../../src/domain/discussionInput';
import { activeUser, callable, failure } from './callable';
import { joinRoom, memberRef, roomRef } from './chatRoom';
import { DISCUSSIONS } from './discussion';
import { db, TRANSACTION } from './firebase';
import { ownRef } from './ownRecord';
import { entityOf } from './publishedRecord';

/** Coming into a discussion: before it opens, to be there when it does, and after it was closed, to read. */

export const joinDiscussion = callable(
  { name: 'joinDiscussion', access: 'user', schema: discussionIdSchema },
  ({ id }, caller): Promise<{ id: string }> =>
    db.runTransaction(async (transaction) => {
      const discussion = entityOf(DISCUSSIONS, await transaction.get(ownRef(DISCUSSIONS, id)));
      if (!discussion) throw failure('not-found', discussionMessages.missing);
      const user = activeUser(caller);
      const entry = await transaction.get(memberRef(id, user.uid));
      if (entry.get('is_active') === true) return { id };
      const leads = await isInvited(transaction, discussion, user.uid);
      if (leads) transaction.update(roomRef(id), { moderators: FieldValue.arrayUnion(user.uid) });
      joinRoom(transaction, id, user, leads ? 'moderator' : 'member');
      if (user.role === 'student' && !entry.exists)
        transaction.update(ownRef(DISCUSSIONS, id), { joined_count: discussion.joined_count + 1 });
      return { id };
    }, TRANSACTION),
);

/** A tutor may have got their account after they were invited. */
async function isInvited(transaction: Transaction, { tutors }: Discussion, uid: string): Promise<boolean> {
  if (tutors.length === 0) return false;
  const { docs } = await transaction.get(db.collection('tutors').where('uid', '==', uid).limit(1));
  return docs.some((tutor) => tutors.some((invited) => invited.id === tutor.id));
}
