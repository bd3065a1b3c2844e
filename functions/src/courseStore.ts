import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { type Course, lessonsOf } from '../../src/domain/course';
import { coursePaths, partsOfCourse } from '../../src/domain/courseDocuments';
import type { CourseDocuments } from '../../src/domain/courseRecord';
import { db } from './firebase';

/** A course and its parts as references. */

export const courseRef = (id: string) => db.doc(coursePaths.course(id));
export const moduleRef = (id: string, moduleId: string) => db.doc(coursePaths.module(id, moduleId));
export const paperRef = (id: string, moduleId: string) => db.doc(coursePaths.paper(id, moduleId));
export const keyRef = (id: string, moduleId: string) => db.doc(coursePaths.key(id, moduleId));

export const contentOf = (id: string, owner: string, documents: CourseDocuments) =>
  partsOfCourse(id, owner, documents).map(({ path, data }) => ({ ref: db.doc(path), data }));

/** The parts of a stored course that the next version no longer has; its outline names them all. */
export function staleRefs(course: Course, documents: CourseDocuments): DocumentReference[] {
  const { id, outline } = course;
  const assessed = outline.filter(({ assessment }) => assessment);
  const previewed = lessonsOf(course).filter((lesson) => lesson.is_preview);
  const before = [
    ...outline.map((module) => coursePaths.module(id, module.id)),
    ...assessed.flatMap((module) => [coursePaths.paper(id, module.id), coursePaths.key(id, module.id)]),
    ...previewed.map((lesson) => coursePaths.preview(id, lesson.id)),
  ];
  const kept = new Set(partsOfCourse(id, '', documents).map(({ path }) => path));
  return before.filter((path) => !kept.has(path)).map((path) => db.doc(path));
}

/** What lies in a course, whatever its outline says. */
export async function nestedRefs(transaction: Transaction, id: string): Promise<DocumentReference[]> {
  const queries = [
    ...['modules', 'papers', 'previews'].map((name) => courseRef(id).collection(name)),
    db.collection('answer_keys').where('course_id', '==', id),
  ];
  const found = await Promise.all(queries.map((query) => transaction.get(query.select())));
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
}
