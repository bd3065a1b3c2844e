import { paths } from '../../../domain/paths';

/** Places inside a course, below the address of its outline. */

const below = (courseId: string, place: Record<string, string>) =>
  `${paths.learn(courseId)}?${new URLSearchParams(place).toString()}`;

export const lessonPath = (courseId: string, lessonId: string) => below(courseId, { lesson: lessonId });

export const assessmentPath = (courseId: string, moduleId: string) =>
  below(courseId, { assessment: moduleId });

/** An attempt with the right answers. */
export const attemptPath = (courseId: string, moduleId: string, attemptId: string) =>
  below(courseId, { assessment: moduleId, attempt: attemptId });
