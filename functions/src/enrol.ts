import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Course } from '../../src/domain/course';
import { type Enrolment, enrolmentId, learnMessages, parseEnrolment } from '../../src/domain/enrolment';
import { enrolSchema, saveReviewSchema } from '../../src/domain/learnInput';
import { can } from '../../src/domain/permissions';
import { hasAccess } from './access';
import type { Caller } from './actor';
import { activeUser, callable, failure } from './callable';
import { COURSES } from './course';
import { courseRef } from './courseStore';
import { db, TRANSACTION } from './firebase';
import { entityOf } from './publishedRecord';
import { setReview } from './review';
import { recountAfter } from './stats';
import { recountTaughtAfter } from './statsOwn';

/** Taking a course, and saying what it was like. */

export const enrolmentRef = (uid: string, courseId: string) =>
  db.doc(`enrolments/${enrolmentId(uid, courseId)}`);

export const enrol = callable(
  { name: 'enrol', access: 'user', schema: enrolSchema },
  async ({ courseId }, caller): Promise<{ courseId: string }> => {
    const teacher = await db.runTransaction(async (transaction) => {
      const ref = enrolmentRef(caller.uid, courseId);
      const stored = await transaction.get(ref);
      if (stored.get('state') === 'active') return null;
      const course = entityOf(COURSES, await transaction.get(courseRef(courseId)));
      if (course?.status !== 'published') throw failure('not-found', learnMessages.closed);
      const isPaid = course.price > 0 && !can(caller, 'material.openPaid', course);
      if (isPaid && !(await hasAccess(transaction, caller.uid, course.id)))
        throw failure('permission-denied', learnMessages.notFree);
      // It was closed with its payment: whoever may take the course again goes on where they were.
      if (stored.get('state') === 'closed') {
        transaction.update(ref, {
          state: 'active',
          is_paid: isPaid,
          updated_at: FieldValue.serverTimestamp(),
        });
        return null;
      }
      transaction.set(ref, {
        uid: caller.uid,
        course_id: courseId,
        course_title: course.title,
        state: 'active',
        completed_lessons: [],
        passed_assessments: [],
        last_lesson: null,
        certificate: null,
        is_paid: isPaid,
        taught_by: course.created_by,
        created_at: FieldValue.serverTimestamp(),
        updated_at: FieldValue.serverTimestamp(),
      });
      // In the same transaction as the enrolment, which is made once: so it counts once.
      transaction.update(courseRef(courseId), { enrolled_count: course.enrolled_count + 1 });
      return course.created_by;
    }, TRANSACTION);
    if (teacher !== null) await Promise.all([recountAfter('enrolments'), recountTaughtAfter(teacher)]);
    return { courseId };
  },
);

/** The caller's enrolment, while it lasts and its course is not withdrawn. */
export async function readEnrolment(
  transaction: Transaction,
  { uid }: Caller,
  courseId: string,
): Promise<{ enrolment: Enrolment; course: Course }> {
  const [stored, storedCourse] = await transaction.getAll(enrolmentRef(uid, courseId), courseRef(courseId));
  const course = storedCourse ? entityOf(COURSES, storedCourse) : null;
  const enrolment = parseEnrolment(stored?.data() ?? {});
  if (!course || course.status === 'draft' || enrolment.state !== 'active')
    throw failure('permission-denied', learnMessages.enrolFirst);
  return { enrolment, course };
}

/** One review each, which its writer may change; the average follows. */
export const saveReview = callable(
  { name: 'saveReview', access: 'user', schema: saveReviewSchema },
  ({ courseId, rating, text }, caller): Promise<{ rating: number }> =>
    db.runTransaction(async (transaction) => {
      const { course } = await readEnrolment(transaction, caller, courseId);
      const reviews = db.collection(`courses/${courseId}/reviews`);
      const said = { rating, text };
      const { difference, isFirst, latest } = await setReview(transaction, reviews, activeUser(caller), said);
      transaction.update(courseRef(courseId), {
        review_count: course.review_count + (isFirst ? 1 : 0),
        review_sum: course.review_sum + difference,
        latest_reviews: latest,
      });
      return { rating };
    }, TRANSACTION),
);
