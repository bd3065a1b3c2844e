import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Course } from '../../src/domain/course';
import { lessonsOf } from '../../src/domain/course';
import { answerKeyId, type CourseModule } from '../../src/domain/courseContent';
import type { CourseDocuments } from '../../src/domain/courseRecord';
import { db } from './firebase';

/** Where the parts of a course lie: a document for each module, paper, answer key and preview. */

export const courseRef = (id: string) => db.doc(`courses/${id}`);
export const moduleRef = (id: string, moduleId: string) => db.doc(`courses/${id}/modules/${moduleId}`);
export const paperRef = (id: string, moduleId: string) => db.doc(`courses/${id}/papers/${moduleId}`);
export const keyRef = (id: string, moduleId: string) => db.doc(`answer_keys/${answerKeyId(id, moduleId)}`);
export const previewRef = (id: string, lessonId: string) => db.doc(`courses/${id}/previews/${lessonId}`);

interface Write {
  ref: DocumentReference;
  data: Record<string, unknown>;
}

/** Everything but the course's own document. Rules look at `created_by`, the clean-up of files at the lists of paths. */
export function contentOf(id: string, owner: string, documents: CourseDocuments): Write[] {
  return [
    ...documents.modules.map((module) => ({
      ref: moduleRef(id, module.id),
      data: { ...module, created_by: owner, ...pathsIn(module) },
    })),
    ...documents.papers.map((paper) => ({ ref: paperRef(id, paper.id), data: { ...paper } })),
    ...documents.keys.map((key) => ({
      ref: keyRef(id, key.id),
      data: { answers: key.answers, course_id: id, module_id: key.id, created_by: owner },
    })),
    ...documents.previews.map((lesson) => ({ ref: previewRef(id, lesson.id), data: { ...lesson } })),
  ];
}

const pathsIn = ({ lessons }: CourseModule) => ({
  video_paths: lessons.flatMap(({ video_path }) => video_path ?? []),
  material_paths: lessons.flatMap(({ materials }) => materials.flatMap(({ file_path }) => file_path ?? [])),
});

/** The parts of a stored course that the next version no longer has; its outline names them all. */
export function staleRefs(course: Course, documents: CourseDocuments): DocumentReference[] {
  const before = [
    ...course.outline.map((module) => moduleRef(course.id, module.id)),
    ...course.outline
      .filter(({ assessment }) => assessment)
      .flatMap((module) => [paperRef(course.id, module.id), keyRef(course.id, module.id)]),
    ...lessonsOf(course)
      .filter((lesson) => lesson.is_preview)
      .map((lesson) => previewRef(course.id, lesson.id)),
  ];
  const kept = new Set(contentOf(course.id, '', documents).map(({ ref }) => ref.path));
  return before.filter(({ path }) => !kept.has(path));
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
