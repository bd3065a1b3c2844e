import { collection, getDocs, query, where } from 'firebase/firestore/lite';
import { forgetCatalog } from '../../data/catalog';
import { fromDocument } from '../../data/converter';
import { callFunction } from '../../data/firebase';
import { db } from '../../data/firestore';
import { firstPageWithRows, pageConstraints, toPage } from '../../data/page';
import type { Course, CourseStatus } from '../../domain/course';
import type { DeleteCourseInput, SetCourseStatusInput } from '../../domain/courseInput';
import { parseCourse } from '../../domain/courseParse';
import type { Page, PageRequest } from '../../domain/page';
import { matchesWords, searchTerm } from '../../domain/text';

export interface CourseListRequest extends PageRequest {
  /** A teacher's own courses only; null lists everybody's (admins). */
  createdBy: string | null;
  category?: string | undefined;
  status?: CourseStatus | undefined;
  search?: string | undefined;
}

/** Firestore looks up the longest word of a search; title, instructor or category must hold the others too. */
export const listCourses = (request: CourseListRequest) => firstPageWithRows(request, readPage);

async function readPage(request: CourseListRequest): Promise<Page<Course>> {
  const { createdBy, category, status, search = '' } = request;
  const term = searchTerm(search);
  const filters = [
    where('course_type', '==', 'course'),
    ...(createdBy ? [where('created_by', '==', createdBy)] : []),
    ...(category ? [where('category', '==', category)] : []),
    ...(status ? [where('status', '==', status)] : []),
    ...(term ? [where('search_terms', 'array-contains', term)] : []),
  ];
  const { docs } = await getDocs(query(collection(db, 'courses'), ...filters, ...pageConstraints(request)));
  return toPage(docs, request, (snapshot) => {
    const course = parseCourse(snapshot.id, fromDocument(snapshot.data()));
    return course && matchesWords(search, course.title, course.instructor, course.category) ? course : null;
  });
}

export interface CourseStatusChange {
  id: string;
  status: CourseStatus;
}

export async function setCourseStatus(change: CourseStatusChange): Promise<void> {
  await callFunction<SetCourseStatusInput, unknown>('setCourseStatus', change);
  await forgetCatalog();
}

export async function removeCourse(id: string): Promise<void> {
  await callFunction<DeleteCourseInput, unknown>('deleteCourse', { id });
  await forgetCatalog();
}
