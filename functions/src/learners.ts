import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { courseRef } from './courseStore';
import { db } from './firebase';

/** Who learns with whom. */

/** So many values a query may ask for at once. */
const IN_MAX = 30;

/** In parts of the size that a call takes. */
export const partsOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );

/** Of these people, those who come to a live class of this teacher's or take a course of theirs. */
export async function learnersOf(teacher: string, uids: readonly string[]): Promise<string[]> {
  const classes = db.collection('live_registrations').where('class_author', '==', teacher);
  const registered = new Set((await ofAnyOf(classes, uids)).map(uidIn));
  const others = uids.filter((uid) => !registered.has(uid));
  const enrolled = await enrolledWith(teacher, others);
  return uids.filter((uid) => registered.has(uid) || enrolled.has(uid));
}

async function enrolledWith(teacher: string, uids: readonly string[]): Promise<Set<string>> {
  const enrolments = await ofAnyOf(db.collection('enrolments').where('state', '==', 'active'), uids);
  const courseIds = [...new Set(enrolments.map(courseIn))];
  if (courseIds.length === 0) return new Set();
  const courses = await db.getAll(...courseIds.map(courseRef), { fieldMask: ['created_by'] });
  const own = new Set(courses.filter((course) => course.get('created_by') === teacher).map(({ id }) => id));
  return new Set(enrolments.filter((enrolment) => own.has(courseIn(enrolment))).map(uidIn));
}

const uidIn = (document: QueryDocumentSnapshot) => String(document.get('uid'));
const courseIn = (document: QueryDocumentSnapshot) => String(document.get('course_id'));

/** What a query finds of these people. */
async function ofAnyOf(query: Query, uids: readonly string[]): Promise<QueryDocumentSnapshot[]> {
  const found = await Promise.all(partsOf(uids, IN_MAX).map((part) => query.where('uid', 'in', part).get()));
  return found.flatMap(({ docs }) => docs);
}
