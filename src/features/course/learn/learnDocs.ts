import {
  arrayRemove,
  arrayUnion,
  collection,
  doc,
  type DocumentReference,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { fromDocument } from '../../../data/converter';
import { toAppError } from '../../../data/errors';
import { callFunction } from '../../../data/firebase';
import { db } from '../../../data/firestore';
import { forgetRecord } from '../../../data/publicRecord';
import {
  type Answers,
  type Attempt,
  parseAttempt,
  parseAttemptPaper,
  parseReviewResult,
  questionsIn,
  type ReviewResult,
} from '../../../domain/attempt';
import type { AnswersInput, AttemptPart, StartAttemptInput } from '../../../domain/attemptInput';
import type { Course } from '../../../domain/course';
import { type CourseModule, parseModule } from '../../../domain/courseContent';
import { coursePaths } from '../../../domain/courseDocuments';
import { parseCourse } from '../../../domain/courseParse';
import { type Enrolment, enrolmentId, parseEnrolment } from '../../../domain/enrolment';
import type {
  EnrolInput,
  IssueCertificateInput,
  IssueCertificateResult,
  OpenCourseFileInput,
  SaveReviewInput,
} from '../../../domain/learnInput';
import type { MediaLink } from '../../../domain/media';
import type { Question } from '../../../domain/question';
import { textOr } from '../../../domain/stored';

/** What learners read and change of courses, as themselves. */

const fieldsOf = async (ref: DocumentReference) => {
  const data = (await getDoc(ref)).data();
  return data ? fromDocument(data) : null;
};

export interface CourseKey {
  uid: string;
  courseId: string;
}

/** A course that is not for everybody: a draft of one's own, or an archived one that one takes. Null for strangers. */
export async function readHiddenCourse({ courseId }: CourseKey): Promise<Course | null> {
  try {
    const data = await fieldsOf(doc(db, coursePaths.course(courseId)));
    return data && parseCourse(courseId, data);
  } catch (error) {
    if (toAppError(error).code === 'permission-denied') return null;
    throw error;
  }
}

const enrolmentDoc = ({ uid, courseId }: CourseKey) => doc(db, `enrolments/${enrolmentId(uid, courseId)}`);

/** Null for who does not take the course. */
export async function readEnrolment(key: CourseKey): Promise<Enrolment | null> {
  const data = await fieldsOf(enrolmentDoc(key));
  const enrolment = data && parseEnrolment(data);
  return enrolment?.state === 'active' ? enrolment : null;
}

/** More than anybody takes. */
const ENROLMENTS = 50;

/** What somebody takes, the latest first. */
export async function listEnrolments(uid: string): Promise<Enrolment[]> {
  const own = query(collection(db, 'enrolments'), where('uid', '==', uid), limit(ENROLMENTS));
  const { docs } = await getDocs(own);
  return docs
    .map((stored) => parseEnrolment(fromDocument(stored.data())))
    .sort((a, b) => b.created_at - a.created_at);
}

export const enrol = (courseId: string) => callFunction<EnrolInput, unknown>('enrol', { courseId });

export interface ModuleKey {
  courseId: string;
  moduleId: string;
}

export async function readModule({ courseId, moduleId }: ModuleKey): Promise<CourseModule | null> {
  const data = await fieldsOf(doc(db, coursePaths.module(courseId, moduleId)));
  return data && parseModule(moduleId, data);
}

export interface LessonMark extends CourseKey {
  lessonId: string;
  isDone: boolean;
}

/** One mark in or out, so that marks made on two devices at once all stay. */
export const markLesson = ({ lessonId, isDone, ...key }: LessonMark): Promise<void> =>
  updateDoc(enrolmentDoc(key), {
    completed_lessons: isDone ? arrayUnion(lessonId) : arrayRemove(lessonId),
    updated_at: serverTimestamp(),
  });

export interface LastLesson extends CourseKey {
  lessonId: string;
}

export const saveLastLesson = ({ lessonId, ...key }: LastLesson): Promise<void> =>
  updateDoc(enrolmentDoc(key), { last_lesson: lessonId, updated_at: serverTimestamp() });

/** An address of a lesson's own file, good for an hour. */
export const openCourseFile = (input: OpenCourseFileInput) =>
  callFunction<OpenCourseFileInput, MediaLink>('openCourseFile', input);

export interface AssessmentKey extends CourseKey {
  moduleId: string;
}

/** Somebody's attempts at an assessment, in their order. */
export async function listAttempts({ uid, courseId, moduleId }: AssessmentKey): Promise<Attempt[]> {
  const own = [where('uid', '==', uid), where('parent', '==', courseId), where('part', '==', moduleId)];
  const { docs } = await getDocs(query(collection(db, 'attempts'), ...own));
  return docs
    .map((stored) => parseAttempt(stored.id, fromDocument(stored.data())))
    .sort((a, b) => a.number - b.number);
}

export interface ReviewedPaper extends ReviewResult {
  questions: Question[];
}

/** The paper of an attempt with the right answers; the rules open them after the last allowed attempt. */
export async function readAttemptReview(attemptId: string): Promise<ReviewedPaper> {
  const [paper, result] = await Promise.all([
    fieldsOf(doc(db, 'attempts', attemptId, 'paper', '0')),
    fieldsOf(doc(db, 'attempts', attemptId, 'review', 'result')),
  ]);
  const questions = questionsIn(parseAttemptPaper(paper ?? {}).sections);
  return { questions, ...parseReviewResult(result ?? {}) };
}

export const startAttempt = ({ courseId, moduleId }: AssessmentKey) =>
  callFunction<StartAttemptInput, AttemptPart>('startAttempt', {
    kind: 'assessment',
    parent: courseId,
    part: moduleId,
    mode: 'attempt',
  });

export interface GivenAnswers {
  attempt: Pick<Attempt, 'id' | 'parent' | 'part'>;
  answers: Answers;
}

const inputOf = ({ attempt, answers }: GivenAnswers): AnswersInput => ({
  id: attempt.id,
  answers: Object.entries(answers).map(([question, answer]) => ({ question, answer, at: Date.now() })),
});

export const saveAnswers = (given: GivenAnswers) =>
  callFunction<AnswersInput, unknown>('saveAnswers', inputOf(given));

export const submitAttempt = (given: GivenAnswers) =>
  callFunction<AnswersInput, Attempt>('submitAttempt', inputOf(given));

export const issueCertificate = (courseId: string) =>
  callFunction<IssueCertificateInput, IssueCertificateResult>('issueCertificate', { courseId });

/** What somebody said of a course. */
export async function readOwnReview({ uid, courseId }: CourseKey) {
  const data = await fieldsOf(doc(db, coursePaths.course(courseId), 'reviews', uid));
  return data && { rating: Number(data.rating), text: textOr(data.text, '') };
}

export async function saveReview(input: SaveReviewInput): Promise<void> {
  await callFunction<SaveReviewInput, unknown>('saveReview', input);
  await forgetRecord(coursePaths.course(input.courseId));
}
