import type { Course } from '../../../domain/course';
import { paths } from '../../../domain/paths';
import { kindOf } from '../courseKind';

/** Places inside a course, below the address of its outline. */

type Place = Pick<Course, 'id' | 'course_type'>;

const below = (address: string, place: Record<string, string>) =>
  `${address}?${new URLSearchParams(place).toString()}`;

const inside = (course: Place, place: Record<string, string>) =>
  below(kindOf(course).learn(course.id), place);

export const lessonPath = (course: Place, lessonId: string) => inside(course, { lesson: lessonId });

export const assessmentPath = (course: Place, moduleId: string) => inside(course, { assessment: moduleId });

/** An attempt with the right answers; courses alone have assessments. */
export const attemptPath = (courseId: string, moduleId: string, attemptId: string) =>
  below(paths.learn(courseId), { assessment: moduleId, attempt: attemptId });
