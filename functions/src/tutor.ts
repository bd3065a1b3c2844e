import type { Transaction } from 'firebase-admin/firestore';
import { foldEmail } from '../../src/domain/contact';
import { isTaught, lessonMessages } from '../../src/domain/lesson';
import {
  type LinkedAccount,
  linkTutorSchema,
  type ReviewTutorInput,
  reviewTutorSchema,
} from '../../src/domain/lessonInput';
import { parseTutor, toTutorRow, type Tutor } from '../../src/domain/tutor';
import { fullName, type UserRecord } from '../../src/domain/user';
import type { Caller } from './actor';
import { actorOf, addToAudit, auditRef } from './audit';
import { changesBetween } from './auditChanges';
import { activeUser, callable, failure, fieldFailure } from './callable';
import { db, TRANSACTION } from './firebase';
import { agreedLessons, lessonOf, tutorOf, tutorRef } from './lesson';
import { onRecordWritten, type PublishedNoun } from './publishedRecord';
import { setReview } from './review';
import { userOf } from './userRecord';

const TUTORS: PublishedNoun<Tutor> = {
  collection: 'tutors',
  kind: 'tutor',
  parse: parseTutor,
  toRow: toTutorRow,
  // Pictures are for everybody.
  sealedPath: () => null,
};

export const onTutorWritten = onRecordWritten(TUTORS);

/** Says which account a tutor signs in with, so that rules and inbox know them. An account is one tutor's. */
export const linkTutor = callable(
  { name: 'linkTutor', access: 'tutor.manage', schema: linkTutorSchema },
  async ({ tutorId, email }, caller): Promise<LinkedAccount | null> => {
    const actor = actorOf(activeUser(caller));
    const entry = auditRef();
    return db.runTransaction(async (transaction) => {
      const tutor = tutorOf(await transaction.get(tutorRef(tutorId)));
      if (!tutor) throw failure('not-found', lessonMessages.missing);
      const account = email === '' ? null : await findAccount(transaction, email, tutorId);
      const uid = account?.uid ?? null;
      if (uid !== tutor.uid) {
        transaction.update(tutorRef(tutorId), { uid });
        addToAudit(transaction, entry, {
          actor,
          action: 'tutor.link',
          record: { id: tutorId, title: tutor.name },
          changes: changesBetween({ uid: tutor.uid }, { uid }, ['uid']),
        });
      }
      return account && { name: fullName(account), email: account.email };
    });
  },
);

const refuseEmail = (message: string) => fieldFailure('failed-precondition', 'email', message);

async function findAccount(transaction: Transaction, email: string, tutorId: string): Promise<UserRecord> {
  const users = db.collection('users').where('email', '==', foldEmail(email)).limit(1);
  const [stored] = (await transaction.get(users)).docs;
  const account = stored ? userOf(stored) : null;
  if (!account) throw refuseEmail('Nobody has an account with this email.');
  const tutors = db.collection('tutors').where('uid', '==', account.uid).limit(2);
  const others = (await transaction.get(tutors)).docs.filter(({ id }) => id !== tutorId);
  if (others.length > 0) throw refuseEmail('This account belongs to another tutor already.');
  return account;
}

/** What a student says of a tutor after a lesson: one review each, which a later one replaces. */
export const reviewTutor = callable(
  { name: 'reviewTutor', access: 'user', schema: reviewTutorSchema },
  async (input, caller): Promise<null> => {
    await db.runTransaction((transaction) => review(transaction, input, caller), TRANSACTION);
    return null;
  },
);

const TAUGHT_LESSONS = 50;

async function review(transaction: Transaction, input: ReviewTutorInput, caller: Caller): Promise<void> {
  const { tutorId, rating, text } = input;
  const student = activeUser(caller);
  const tutor = await transaction.get(tutorRef(tutorId));
  if (!tutor.exists) throw failure('not-found', lessonMessages.missing);
  await assertTaught(transaction, tutorId, student.uid);
  const reviews = db.collection(`tutors/${tutorId}/reviews`);
  const { difference, isFirst, latest } = await setReview(transaction, reviews, student, { rating, text });
  const sum = Number(tutor.get('rating_sum') ?? 0) + difference;
  const count = Number(tutor.get('rating_count') ?? 0) + (isFirst ? 1 : 0);
  transaction.update(tutor.ref, {
    rating: Math.round((sum / count) * 100) / 100,
    rating_sum: sum,
    rating_count: count,
    latest_reviews: latest,
  });
}

async function assertTaught(transaction: Transaction, tutorId: string, uid: string): Promise<void> {
  const agreed = await transaction.get(agreedLessons(tutorId, uid).limit(TAUGHT_LESSONS));
  const isOver = agreed.docs.some((stored) => {
    const lesson = lessonOf(stored);
    return lesson !== null && isTaught(lesson, Date.now());
  });
  if (!isOver) throw failure('failed-precondition', lessonMessages.notTaught);
}
