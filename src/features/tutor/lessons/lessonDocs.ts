import { collection, doc, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { fromDocument } from '../../../data/converter';
import { callFunction } from '../../../data/firebase';
import { db } from '../../../data/firestore';
import { readPublicDocument } from '../../../data/publicDocument';
import { forgetRecord } from '../../../data/publicRecord';
import { type LessonRequest, parseLesson } from '../../../domain/lesson';
import type { AnswerLessonInput, RequestLessonInput, ReviewTutorInput } from '../../../domain/lessonInput';

const lessons = collection(db, 'lesson_requests');

export interface LessonListRequest {
  uid: string;
  /** How many of each kind, the latest first. */
  count: number;
}

export interface LessonList {
  /** By the time they begin at, the latest first. */
  lessons: LessonRequest[];
  hasMore: boolean;
}

/** What somebody asked for and what they are asked for: two questions, since rules allow no `or`. */
export async function listLessons({ uid, count }: LessonListRequest): Promise<LessonList> {
  const sides = await Promise.all(
    ['student_uid', 'tutor_uid'].map((field) =>
      getDocs(query(lessons, where(field, '==', uid), orderBy('starts_at', 'desc'), limit(count))),
    ),
  );
  const found = sides
    .flatMap(({ docs }) => docs)
    .map((stored) => parseLesson(stored.id, fromDocument(stored.data())))
    .filter((lesson) => lesson !== null);
  return {
    lessons: found.sort((a, b) => b.starts_at - a.starts_at),
    hasMore: sides.some(({ docs }) => docs.length === count),
  };
}

/** The starts of a tutor's hours that are given. */
export async function readTaken(tutorId: string): Promise<number[]> {
  const data = await readPublicDocument(doc(db, 'tutor_time', tutorId).path);
  const { taken } = data ?? {};
  return Array.isArray(taken) ? taken.filter((start) => typeof start === 'number') : [];
}

export const requestLesson = (input: RequestLessonInput) =>
  callFunction<RequestLessonInput, null>('requestLesson', input);

export const answerLesson = (input: AnswerLessonInput) =>
  callFunction<AnswerLessonInput, null>('answerLesson', input);

export async function reviewTutor(input: ReviewTutorInput): Promise<null> {
  await callFunction<ReviewTutorInput, null>('reviewTutor', input);
  await forgetRecord(`tutors/${input.tutorId}`);
  return null;
}
