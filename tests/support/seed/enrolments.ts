import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { certificatePath } from '../../../src/domain/certificate';
import { type Course, lessonsOf } from '../../../src/domain/course';
import { coursePaths } from '../../../src/domain/courseDocuments';
import { parseCourse } from '../../../src/domain/courseParse';
import { enrolmentId } from '../../../src/domain/enrolment';
import { DAY_MS, recordIdOf } from './seedFile';

/** The certificate that the page for a wrong code names as an example. */
const CERTIFICATE = '7K3M-X9QD-04TR';
const FINISHED = 'Maps and Weather of East Africa';
const BEGUN = 'Biology: From the Cell to the Blood';

/** What the sample student takes: one course to its certificate before it was archived, one for a lesson. */
export async function seedEnrolments(db: Firestore, learner: { uid: string; name: string }, now: Date) {
  const finished = await courseOf(db, FINISHED);
  const begun = await courseOf(db, BEGUN);
  const daysAgo = (days: number) => Timestamp.fromMillis(now.getTime() - days * DAY_MS);
  const batch = db.batch();
  const enrol = (course: Course, { lessons, days, certificate = null }: Learnt) => {
    const completed = lessonsOf(course).slice(0, lessons);
    batch.set(db.doc(`enrolments/${enrolmentId(learner.uid, course.id)}`), {
      uid: learner.uid,
      course_id: course.id,
      course_title: course.title,
      state: 'active',
      completed_lessons: completed.map(({ id }) => id),
      passed_assessments: [],
      last_lesson: completed.at(-1)?.id ?? null,
      certificate,
      taught_by: course.created_by,
      created_at: daysAgo(days),
      updated_at: daysAgo(days - 1),
    });
    batch.update(db.doc(coursePaths.course(course.id)), { enrolled_count: FieldValue.increment(1) });
  };
  enrol(finished, { lessons: Infinity, days: 200, certificate: CERTIFICATE });
  enrol(begun, { lessons: 1, days: 6 });
  batch.set(db.doc(certificatePath(CERTIFICATE)), {
    name: learner.name,
    course_title: finished.title,
    issued_at: daysAgo(160),
  });
  await batch.commit();
}

interface Learnt {
  /** How many are done, from the first. */
  lessons: number;
  /** Since the enrolment. */
  days: number;
  certificate?: string | null;
}

async function courseOf(db: Firestore, title: string): Promise<Course> {
  const id = recordIdOf(title);
  const course = parseCourse(id, (await db.doc(coursePaths.course(id)).get()).data() ?? {});
  if (!course) throw new Error(`The sample data have no course "${title}".`);
  return course;
}
