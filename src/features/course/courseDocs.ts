import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore/lite';
import { forgetCatalog } from '../../data/catalog';
import { fromDocument } from '../../data/converter';
import { callFunction } from '../../data/firebase';
import { db } from '../../data/firestore';
import { firstPageWithRows, pageConstraints, toPage } from '../../data/page';
import type { Course, CourseStatus, CourseType } from '../../domain/course';
import { parseAnswerKey, parseModule, parsePaper } from '../../domain/courseContent';
import { coursePaths } from '../../domain/courseDocuments';
import type { CourseForm } from '../../domain/courseForm';
import type {
  CreateCourseInput,
  DeleteCourseInput,
  SaveCourseResult,
  SetCourseStatusInput,
  UpdateCourseInput,
} from '../../domain/courseInput';
import { parseCourse } from '../../domain/courseParse';
import { toCourseForm } from '../../domain/courseRecord';
import { isOnDemandForm, toOnDemandForm } from '../../domain/onDemandRecord';
import type { Page, PageRequest } from '../../domain/page';
import { matchesWords, searchTerm } from '../../domain/text';

export interface CourseListRequest extends PageRequest {
  courseType: CourseType;
  /** A teacher's own courses only; null lists everybody's (admins). */
  createdBy: string | null;
  category?: string | undefined;
  status?: CourseStatus | undefined;
  search?: string | undefined;
}

/** Firestore looks up the longest word of a search; title, instructor or category must hold the others too. */
export const listCourses = (request: CourseListRequest) => firstPageWithRows(request, readPage);

async function readPage(request: CourseListRequest): Promise<Page<Course>> {
  const { courseType, createdBy, category, status, search = '' } = request;
  const term = searchTerm(search);
  const filters = [
    where('course_type', '==', courseType),
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

export interface CourseForEdit {
  course: Course;
  form: CourseForm;
}

/**
 * The course first, its parts after it: when somebody saves in between, the version is the older one and the next save
 * is a conflict, never a mix of both.
 */
export async function readCourseForEdit(id: string): Promise<CourseForEdit | null> {
  const snapshot = await getDoc(doc(db, coursePaths.course(id)));
  const course = snapshot.exists() ? parseCourse(id, fromDocument(snapshot.data())) : null;
  if (!course) return null;
  const [modules, papers, keys] = await Promise.all([
    getDocs(collection(db, `${coursePaths.course(id)}/modules`)),
    getDocs(collection(db, `${coursePaths.course(id)}/papers`)),
    Promise.all(
      course.outline
        .filter(({ assessment }) => assessment)
        .map((module) => getDoc(doc(db, coursePaths.key(id, module.id)))),
    ),
  ]);
  const read = toCourseForm({
    course,
    modules: modules.docs.map((part) => parseModule(part.id, fromDocument(part.data()))),
    papers: papers.docs.map((part) => parsePaper(part.id, fromDocument(part.data()))),
    keys: keys.flatMap((key) => {
      const data = key.data();
      return data ? [parseAnswerKey(String(data.module_id), data)] : [];
    }),
  });
  return { course, form: isOnDemandForm(read) ? toOnDemandForm(read, course) : read };
}

export async function createCourse(input: CreateCourseInput): Promise<SaveCourseResult> {
  return callFunction<CreateCourseInput, SaveCourseResult>('createCourse', input);
}

export async function updateCourse(input: UpdateCourseInput): Promise<SaveCourseResult> {
  const saved = await callFunction<UpdateCourseInput, SaveCourseResult>('updateCourse', input);
  await forgetCatalog();
  return saved;
}

export interface CourseStatusChange {
  id: string;
  course_type: CourseType;
  status: CourseStatus;
}

export async function setCourseStatus({ id, status }: CourseStatusChange): Promise<void> {
  await callFunction<SetCourseStatusInput, unknown>('setCourseStatus', { id, status });
  await forgetCatalog();
}

export async function removeCourse(id: string): Promise<void> {
  await callFunction<DeleteCourseInput, unknown>('deleteCourse', { id });
  await forgetCatalog();
}
