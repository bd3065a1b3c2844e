import { randomUUID } from 'node:crypto';
import type { CourseForm } from '../../src/domain/courseForm';
import type { SaveCourseResult } from '../../src/domain/courseInput';
import { type Account, callFunction } from './callers';
import { validCourse } from './courses';
import { adminDb } from './world';

/** What the author of courses calls; `author` is asked late, since a test signs up after its file is loaded. */
export function courseCalls(author: () => Account) {
  const create = (form: object, caller: Account | undefined = author(), id: string = randomUUID()) =>
    callFunction<SaveCourseResult>('createCourse', { id, ...form }, caller);
  return {
    create,
    update: (id: string, version: number, form: object, caller = author()) =>
      callFunction<SaveCourseResult>('updateCourse', { id, version, ...form }, caller),
    setStatus: (id: string, status: string, caller = author()) =>
      callFunction('setCourseStatus', { id, status }, caller),
    remove: (id: string, caller = author()) => callFunction('deleteCourse', { id }, caller),
    newCourseId: async (form: CourseForm = validCourse(), caller = author()): Promise<string> => {
      const { result } = await create(form, caller);
      if (!result) throw new Error('The course was not created');
      return result.id;
    },
  };
}

export const auditOf = async (id: string) => {
  const { docs } = await adminDb().collection('audit').where('record_id', '==', id).get();
  return docs.map((line) => String(line.get('action'))).sort();
};
