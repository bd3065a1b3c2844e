import { COURSE_TRANSITIONS, type CourseStatus } from '../../src/domain/course';
import { courseErrors, setCourseStatusSchema } from '../../src/domain/courseInput';
import { callable, failure } from './callable';
import { COURSES } from './course';
import { stepOwn } from './ownRecord';
import { attachPublished } from './recording';

/** Publishing, taking back, archiving and restoring. Called once more, it finishes what was left. */
export const setCourseStatus = callable(
  { name: 'setCourseStatus', access: 'material.create', schema: setCourseStatusSchema },
  async ({ id, status }, caller): Promise<{ status: CourseStatus }> => {
    const next = status as CourseStatus;
    await stepOwn(COURSES, caller, id, (course) => {
      if (course.status === next) return null;
      if (!COURSE_TRANSITIONS[course.status].includes(next))
        throw failure('failed-precondition', courseErrors.transition);
      return { fields: { status: next }, change: { field: 'status', before: course.status, after: next } };
    });
    if (next === 'published') await attachPublished(caller, id);
    return { status: next };
  },
);
