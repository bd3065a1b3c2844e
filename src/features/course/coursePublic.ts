import { readCatalog } from '../../data/catalog';
import { readPublicDocument } from '../../data/publicDocument';
import { readAs } from '../../data/publicRecord';
import { type Certificate, certificatePath, parseCertificate } from '../../domain/certificate';
import type { CourseRow } from '../../domain/course';
import { parseLesson } from '../../domain/courseContent';
import { coursePaths } from '../../domain/courseDocuments';
import { parseCourse } from '../../domain/courseParse';

/** What a visitor reads: the catalogue, a course, and its free lessons, with nothing of Firebase's code. */

export const listCatalogCourses = () => readCatalog<CourseRow>('course');

/** Null when there is no such course, or none for everybody. */
export const readCourse = (id: string) => readAs(coursePaths.course(id), parseCourse);

export interface PreviewKey {
  courseId: string;
  lessonId: string;
}

/** A lesson that is free to open; null when there is none. */
export const readPreview = ({ courseId, lessonId }: PreviewKey) =>
  readAs(coursePaths.preview(courseId, lessonId), (_id, data) => parseLesson(data));

/** Null when there is none with this code. Not kept on the device: who checks wants to know what is so now. */
export async function readCertificate(code: string): Promise<Certificate | null> {
  const data = await readPublicDocument(certificatePath(code));
  return data && parseCertificate(code, data);
}
