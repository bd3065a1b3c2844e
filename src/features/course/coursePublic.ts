import { cached, forget } from '../../data/cache';
import { forgetCatalog, readCatalog } from '../../data/catalog';
import { readPublicDocument, readPublishedDocument } from '../../data/publicDocument';
import { type Certificate, certificatePath, parseCertificate } from '../../domain/certificate';
import type { Course, CourseRow } from '../../domain/course';
import { type Lesson, parseLesson } from '../../domain/courseContent';
import { coursePaths } from '../../domain/courseDocuments';
import { parseCourse } from '../../domain/courseParse';

/** What a visitor reads: the catalogue, a course, and its free lessons, with nothing of Firebase's code. */

const DETAIL_LIFE_MS = 120_000;
const detailKey = (id: string) => `public:course:${id}`;

export const listCatalogCourses = () => readCatalog<CourseRow>('course');

/** Null when there is no such course, or none for everybody. */
export const readCourse = (id: string): Promise<Course | null> =>
  cached(detailKey(id), DETAIL_LIFE_MS, async () => {
    const data = await readPublishedDocument(coursePaths.course(id));
    return data && parseCourse(id, data);
  });

export interface PreviewKey {
  courseId: string;
  lessonId: string;
}

/** A lesson that is free to open; null when there is none. */
export const readPreview = ({ courseId, lessonId }: PreviewKey): Promise<Lesson | null> =>
  cached(`${detailKey(courseId)}:${lessonId}`, DETAIL_LIFE_MS, async () => {
    const data = await readPublishedDocument(coursePaths.preview(courseId, lessonId));
    return data && parseLesson(data);
  });

/** Null when there is none with this code. Not kept on the device: who checks wants to know what is so now. */
export async function readCertificate(code: string): Promise<Certificate | null> {
  const data = await readPublicDocument(certificatePath(code));
  return data && parseCertificate(code, data);
}

/** After a change of one's own: lists and the course's page read again. */
export const forgetCourse = (id: string) => Promise.all([forgetCatalog(), forget(detailKey(id))]);
