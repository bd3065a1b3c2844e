import type { Transaction } from 'firebase-admin/firestore';
import { type Course, toCourseRow } from '../../src/domain/course';
import {
  courseErrors,
  courseFailure,
  courseTypeIn,
  createSchemaFor,
  deleteCourseSchema,
  refuseCourse,
  type SaveCourseResult,
  updateSchemaFor,
} from '../../src/domain/courseInput';
import { parseCourse } from '../../src/domain/courseParse';
import { toCourseDocuments } from '../../src/domain/courseRecord';
import { textOr } from '../../src/domain/stored';
import { callable, failure } from './callable';
import { checkCourseFiles } from './courseFiles';
import { contentOf, nestedRefs, staleRefs } from './courseStore';
import { removeCourseTraces } from './courseTraces';
import { db } from './firebase';
import { LIVE_CLASSES } from './liveClass';
import { createOwn, deleteOwn, readOwn, type ShownNoun, updateOwn } from './ownRecord';
import { onRecordWritten } from './publishedRecord';

/** Courses and on-demand classes are written here alone: one and all that lies in it, in one batch or not at all. */

export const COURSES: ShownNoun<Course> = {
  collection: 'courses',
  kind: 'course',
  parse: parseCourse,
  toRow: toCourseRow,
  sealedPath: () => null,
  afterDelete: removeCourseTraces,
  messages: courseErrors,
  logged: ['title', 'category', 'instructor', 'level', 'price', 'duration', 'description', 'outcomes'],
};

export const onCourseWritten = onRecordWritten(COURSES);

export const createCourse = callable(
  {
    name: 'createCourse',
    access: 'material.create',
    schema: createSchemaFor,
    refuse: refuseCourse,
    explain: (error, payload) => courseFailure('create', error, courseTypeIn(payload)),
  },
  async ({ id, ...form }, caller, { data }): Promise<SaveCourseResult> => {
    await checkCourseFiles(form, caller, 'create');
    const recordingOf = textOr('recordingOf' in form ? form.recordingOf : '', '');
    if (recordingOf)
      await db.runTransaction((reading) => readOwn(reading, LIVE_CLASSES, caller, recordingOf));
    const documents = toCourseDocuments(form);
    return createOwn(COURSES, caller, {
      id,
      title: form.title,
      payload: data,
      fields: {
        ...documents.course,
        ...(recordingOf && { recording_of: recordingOf }),
        status: 'draft',
        is_featured: false,
        review_count: 0,
        review_sum: 0,
        enrolled_count: 0,
      },
      addParts: (batch) => {
        for (const { ref, data: part } of contentOf(id, caller.uid, documents)) batch.set(ref, part);
      },
    });
  },
);

export const updateCourse = callable(
  {
    name: 'updateCourse',
    access: 'material.create',
    schema: updateSchemaFor,
    refuse: refuseCourse,
    explain: (error, payload) => courseFailure('update', error, courseTypeIn(payload)),
  },
  async ({ id, version, ...form }, caller, { data }): Promise<SaveCourseResult> => {
    await checkCourseFiles(form, caller, 'update');
    const documents = toCourseDocuments(form);
    return updateOwn(COURSES, caller, {
      id,
      version,
      title: form.title,
      payload: data,
      write: (transaction, course) => {
        if (course.course_type !== form.courseType) throw failure('failed-precondition', courseErrors.kind);
        for (const ref of staleRefs(course, documents)) transaction.delete(ref);
        for (const { ref, data: part } of contentOf(id, course.created_by, documents))
          transaction.set(ref, part);
        return documents.course;
      },
    });
  },
);

/** Enrolments, attempts and reviews follow. */
export const deleteCourse = callable(
  { name: 'deleteCourse', access: 'material.create', schema: deleteCourseSchema },
  ({ id }, caller): Promise<{ id: string }> =>
    deleteOwn(COURSES, caller, id, async (transaction, course) => {
      if (await isSold(transaction, course)) throw failure('failed-precondition', courseErrors.sold);
      return nestedRefs(transaction, id);
    }),
);

async function isSold(transaction: Transaction, { id, price }: Course): Promise<boolean> {
  if (price === 0) return false;
  const sold = await transaction.get(db.collection('access').where('product', '==', id).limit(1));
  return sold.size > 0;
}
