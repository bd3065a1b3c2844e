import type { Course } from '../../src/domain/course';
import { type Lesson, parseModule } from '../../src/domain/courseContent';
import { openCourseFileSchema } from '../../src/domain/learnInput';
import { type MediaLink, mediaMessages } from '../../src/domain/media';
import { can } from '../../src/domain/permissions';
import { learnMessages } from '../../src/domain/enrolment';
import type { Caller } from './actor';
import { callable, failure } from './callable';
import { COURSES } from './course';
import { courseRef, moduleRef } from './courseStore';
import { enrolmentRef } from './enrol';
import { mediaSecret, signLink } from './media';
import { entityOf } from './publishedRecord';
import { contentTypeOf } from './recognise';
import { parsePath } from './storedFile';

/** A lesson's own files, for who takes the course; of a preview, for everybody. */
export const openCourseFile = callable(
  { name: 'openCourseFile', access: 'public', schema: openCourseFileSchema, secrets: [mediaSecret] },
  async ({ courseId, moduleId, lessonId, materialId }, caller): Promise<MediaLink> => {
    const [storedCourse, storedModule] = await Promise.all([
      courseRef(courseId).get(),
      moduleRef(courseId, moduleId).get(),
    ]);
    const course = entityOf(COURSES, storedCourse);
    const module = parseModule(moduleId, storedModule.data() ?? {});
    const lesson = module.lessons.find(({ id }) => id === lessonId);
    if (!course || !lesson) throw failure('not-found', mediaMessages.missing);
    if (!(await mayOpen(caller, course, lesson)))
      throw failure('permission-denied', learnMessages.enrolFirst);
    const path = materialId
      ? (lesson.materials.find(({ id }) => id === materialId)?.file_path ?? null)
      : lesson.video_path;
    const place = path === null ? null : parsePath(path);
    const contentType = place && contentTypeOf(place);
    if (!path || !contentType) throw failure('not-found', mediaMessages.noFile);
    return signLink(path, { id: materialId || lessonId, uid: caller?.uid ?? null, contentType });
  },
);

async function mayOpen(caller: Caller | null, course: Course, lesson: Lesson): Promise<boolean> {
  if (lesson.is_preview && course.status === 'published') return true;
  if (can(caller, 'material.openPaid', course)) return true;
  if (!caller || course.status === 'draft') return false;
  return (await enrolmentRef(caller.uid, course.id).get()).get('state') === 'active';
}
