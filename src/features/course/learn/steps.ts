import type { Course, OutlineLesson, OutlineModule } from '../../../domain/course';
import type { Enrolment } from '../../../domain/enrolment';
import { assessmentPath, lessonPath } from './learnLinks';

/** A course as a row of steps: each module's lessons, then its assessment. */

export interface Step {
  /** Of the lesson; of the module where it is an assessment. */
  id: string;
  title: string;
  to: string;
  module: OutlineModule;
  lesson: OutlineLesson | null;
}

export const stepsOf = (course: Pick<Course, 'id' | 'course_type' | 'outline'>): Step[] =>
  course.outline.flatMap((module): Step[] => [
    ...module.lessons.map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      to: lessonPath(course, lesson.id),
      module,
      lesson,
    })),
    ...(module.assessment
      ? [
          {
            id: module.id,
            title: module.assessment.title,
            to: assessmentPath(course, module.id),
            module,
            lesson: null,
          },
        ]
      : []),
  ]);

type Marks = Pick<Enrolment, 'completed_lessons' | 'passed_assessments'>;

/** The steps that are done, by id. */
export const doneParts = ({ completed_lessons, passed_assessments }: Marks): ReadonlySet<string> =>
  new Set([...completed_lessons, ...passed_assessments]);

/** Where to go on: at the lesson that was open last while it is not done, else at the first step that is not. */
export function nextStep(
  steps: readonly Step[],
  enrolment: Marks & Pick<Enrolment, 'last_lesson'>,
): Step | undefined {
  const done = doneParts(enrolment);
  const open = steps.filter(({ id }) => !done.has(id));
  return open.find(({ id }) => id === enrolment.last_lesson) ?? open[0];
}
