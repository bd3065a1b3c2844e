import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { type LiveClass, liveMessages } from '../../src/domain/liveClass';
import { type JoinLiveClassResult, liveClassIdSchema } from '../../src/domain/liveClassInput';
import { joinableSession, statusAt } from '../../src/domain/liveClassTime';
import { registrationId } from '../../src/domain/liveRegistration';
import { can } from '../../src/domain/permissions';
import { textOr } from '../../src/domain/stored';
import { fullName } from '../../src/domain/user';
import { activeUser, callable, failure } from './callable';
import { joinRoom } from './chatRoom';
import { db, TRANSACTION } from './firebase';
import { LIVE_CLASSES, linkRef } from './liveClass';
import { ownRef } from './ownRecord';
import { entityOf } from './publishedRecord';

/** Coming to a live class: to register, and to join with the link that is given out for its time alone. */

const registrationRef = (uid: string, classId: string) =>
  db.doc(`live_registrations/${registrationId(uid, classId)}`);

async function readClass(transaction: Transaction, id: string): Promise<LiveClass> {
  const live = entityOf(LIVE_CLASSES, await transaction.get(ownRef(LIVE_CLASSES, id)));
  if (!live) throw failure('not-found', liveMessages.missing);
  return live;
}

/** Refuses a class that nobody can come to any more. */
function assertOpen(live: LiveClass, now: number): void {
  const status = statusAt(live, now);
  if (status === 'cancelled') throw failure('failed-precondition', liveMessages.cancelled);
  if (status === 'recorded') throw failure('failed-precondition', liveMessages.over);
}

export const registerForLiveClass = callable(
  { name: 'registerForLiveClass', access: 'user', schema: liveClassIdSchema },
  ({ id }, caller): Promise<{ id: string }> =>
    db.runTransaction(async (transaction) => {
      const ref = registrationRef(caller.uid, id);
      if ((await transaction.get(ref)).exists) return { id };
      const live = await readClass(transaction, id);
      assertOpen(live, Date.now());
      const learner = activeUser(caller);
      transaction.create(ref, {
        uid: caller.uid,
        class_id: id,
        class_author: live.created_by,
        name: fullName(learner),
        attended: [],
        created_at: FieldValue.serverTimestamp(),
      });
      joinRoom(transaction, id, learner);
      transaction.update(ownRef(LIVE_CLASSES, id), { registered_count: live.registered_count + 1 });
      return { id };
    }, TRANSACTION),
);

/** Gives the link to who is registered, from ten minutes before a session to its end, and notes that they came. */
export const joinLiveClass = callable(
  { name: 'joinLiveClass', access: 'user', schema: liveClassIdSchema },
  ({ id }, caller): Promise<JoinLiveClassResult> =>
    db.runTransaction(async (transaction) => {
      const now = Date.now();
      const live = await readClass(transaction, id);
      const url = textOr((await transaction.get(linkRef(id))).get('url'), '');
      const isOwn = can(caller, 'material.update', live);
      if (!isOwn) {
        const registration = await transaction.get(registrationRef(caller.uid, id));
        if (!registration.exists) throw failure('permission-denied', liveMessages.registerFirst);
        assertOpen(live, now);
        const session = joinableSession(live, now);
        if (!session) throw failure('failed-precondition', liveMessages.tooEarly);
        if (url) transaction.update(registration.ref, { attended: FieldValue.arrayUnion(session.start) });
      }
      if (!url) throw failure('failed-precondition', liveMessages.noLink);
      return { url };
    }, TRANSACTION),
);
