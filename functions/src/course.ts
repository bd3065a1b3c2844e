import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { type Course, COURSE_TRANSITIONS, type CourseStatus, toCourseRow } from '../../src/domain/course';
import {
  courseErrors,
  courseFailure,
  createCourseSchema,
  deleteCourseSchema,
  refuseCourse,
  type SaveCourseResult,
  setCourseStatusSchema,
  updateCourseSchema,
} from '../../src/domain/courseInput';
import { parseCourse } from '../../src/domain/courseParse';
import { toCourseDocuments } from '../../src/domain/courseRecord';
import { PERMISSION_MESSAGE } from '../../src/domain/errors';
import { can } from '../../src/domain/permissions';
import { fullName } from '../../src/domain/user';
import type { Caller } from './actor';
import { actorOf, addToAudit, auditRef } from './audit';
import { changesBetween } from './auditChanges';
import { activeUser, callable, failure } from './callable';
import { checkCourseFiles } from './courseFiles';
import { contentOf, courseRef, nestedRefs, staleRefs } from './courseStore';
import { removeCourseTraces } from './courseTraces';
import { db, isAlreadyThere, TRANSACTION } from './firebase';
import { entityOf, onRecordWritten, type PublishedNoun } from './publishedRecord';
import { hash } from './sender';
import { userOf, userRef } from './userRecord';

/** Courses are written here alone: a course and all that lies in it, in one batch or not at all. */

export const COURSES: PublishedNoun<Course> = {
  collection: 'courses',
  kind: 'course',
  parse: parseCourse,
  toRow: toCourseRow,
  sealedPath: () => null,
  afterDelete: removeCourseTraces,
};

export const onCourseWritten = onRecordWritten(COURSES);

/** Tells a repeated call, whose answer was lost, from another one. */
const hashOf = (payload: unknown) => hash(JSON.stringify(payload));

export const createCourse = callable(
  {
    name: 'createCourse',
    access: 'material.create',
    schema: createCourseSchema,
    refuse: refuseCourse,
    explain: (error) => courseFailure('create', error),
  },
  async ({ id, ...form }, caller, { data }): Promise<SaveCourseResult> => {
    await checkCourseFiles(form, caller, 'create');
    const documents = toCourseDocuments(form);
    const savedHash = hashOf(data);
    const batch = db.batch();
    batch.create(courseRef(id), {
      ...documents.course,
      status: 'draft',
      is_featured: false,
      review_count: 0,
      review_sum: 0,
      enrolled_count: 0,
      version: 1,
      saved_hash: savedHash,
      created_by: caller.uid,
      updated_by: caller.uid,
      created_at: FieldValue.serverTimestamp(),
      updated_at: FieldValue.serverTimestamp(),
    });
    for (const { ref, data: nested } of contentOf(id, caller.uid, documents)) batch.set(ref, nested);
    // Its id also keeps a late repetition from bringing a deleted course back.
    addToAudit(batch, auditRef(`course.create_${id}`), {
      actor: actorOf(activeUser(caller)),
      action: 'course.create',
      record: { id, title: form.title },
      changes: [],
    });
    try {
      await batch.commit();
    } catch (error) {
      if (!isAlreadyThere(error)) throw error;
      return findCreated(id, caller, savedHash);
    }
    return { id, version: 1 };
  },
);

/** What an earlier try of the same call made. */
async function findCreated(id: string, { uid }: Caller, savedHash: string): Promise<SaveCourseResult> {
  const stored = await courseRef(id).get();
  if (!stored.exists) throw failure('not-found', courseErrors.missing);
  if (stored.get('created_by') !== uid || stored.get('saved_hash') !== savedHash)
    throw failure('already-exists', courseErrors.createdAlready);
  return { id, version: Number(stored.get('version')) };
}

export const updateCourse = callable(
  {
    name: 'updateCourse',
    access: 'material.create',
    schema: updateCourseSchema,
    refuse: refuseCourse,
    explain: (error) => courseFailure('update', error),
  },
  async ({ id, version, ...form }, caller, { data }): Promise<SaveCourseResult> => {
    await checkCourseFiles(form, caller, 'update');
    const documents = toCourseDocuments(form);
    const savedHash = hashOf(data);
    const actor = actorOf(activeUser(caller));
    return db.runTransaction(async (transaction) => {
      const { course, stored } = await readCourse(transaction, caller, id);
      const saved = { id, version: version + 1 };
      if (course.version === saved.version && stored.get('saved_hash') === savedHash) return saved;
      if (course.version !== version)
        throw await conflict(transaction, course, stored.get('updated_by'), version);
      transaction.update(courseRef(id), {
        ...documents.course,
        version: saved.version,
        saved_hash: savedHash,
        updated_by: caller.uid,
        updated_at: FieldValue.serverTimestamp(),
      });
      for (const ref of staleRefs(course, documents)) transaction.delete(ref);
      for (const { ref, data: nested } of contentOf(id, course.created_by, documents))
        transaction.set(ref, nested);
      addToAudit(transaction, auditRef(`course.update_${id}_${saved.version}`), {
        actor,
        action: 'course.update',
        record: { id, title: form.title },
        changes: changesBetween(stored.data(), documents.course, LOGGED),
      });
      return saved;
    }, TRANSACTION);
  },
);

const LOGGED = ['title', 'category', 'instructor', 'level', 'price', 'duration', 'description', 'outcomes'];

/** The course, if the caller may change it. */
async function readCourse(transaction: Transaction, caller: Caller, id: string) {
  const stored = await transaction.get(courseRef(id));
  const course = entityOf(COURSES, stored);
  if (!course) throw failure('not-found', courseErrors.missing);
  if (!can(caller, 'material.update', course)) throw failure('permission-denied', PERMISSION_MESSAGE);
  return { course, stored };
}

/** Both versions, for the editor who comes second. */
async function conflict(transaction: Transaction, course: Course, savedBy: unknown, yours: number) {
  const user = userOf(await transaction.get(userRef(String(savedBy))));
  return failure('aborted', courseErrors.conflict, {
    conflict: {
      yours,
      stored: course.version,
      savedBy: user ? fullName(user) : '',
      savedAt: course.updated_at,
    },
  });
}

export const setCourseStatus = callable(
  { name: 'setCourseStatus', access: 'material.create', schema: setCourseStatusSchema },
  async ({ id, status }, caller): Promise<{ status: CourseStatus }> => {
    const next = status as CourseStatus;
    const actor = actorOf(activeUser(caller));
    await db.runTransaction(async (transaction) => {
      const { course } = await readCourse(transaction, caller, id);
      if (course.status === next) return;
      if (!COURSE_TRANSITIONS[course.status].includes(next))
        throw failure('failed-precondition', courseErrors.transition);
      transaction.update(courseRef(id), { status: next, updated_at: FieldValue.serverTimestamp() });
      addToAudit(transaction, auditRef(), {
        actor,
        action: 'course.status',
        record: { id, title: course.title },
        changes: [{ field: 'status', before: course.status, after: next }],
      });
    }, TRANSACTION);
    return { status: next };
  },
);

/**
 * The course and what lies in it go at once; what hangs on it (enrolments, attempts, reviews) follows, here and by the
 * trigger. Called once more, it finishes what was left.
 */
export const deleteCourse = callable(
  { name: 'deleteCourse', access: 'material.create', schema: deleteCourseSchema },
  async ({ id }, caller): Promise<{ id: string }> => {
    const actor = actorOf(activeUser(caller));
    await db.runTransaction(async (transaction) => {
      if (!(await transaction.get(courseRef(id))).exists) return;
      const { course } = await readCourse(transaction, caller, id);
      if (await isSold(transaction, course)) throw failure('failed-precondition', courseErrors.sold);
      for (const ref of await nestedRefs(transaction, id)) transaction.delete(ref);
      transaction.delete(courseRef(id));
      addToAudit(transaction, auditRef(`course.delete_${id}`), {
        actor,
        action: 'course.delete',
        record: { id, title: course.title },
        changes: [],
      });
    }, TRANSACTION);
    await removeCourseTraces(id);
    return { id };
  },
);

async function isSold(transaction: Transaction, { id, price }: Course): Promise<boolean> {
  if (price === 0) return false;
  const sold = await transaction.get(db.collection('access').where('product', '==', id).limit(1));
  return sold.size > 0;
}
