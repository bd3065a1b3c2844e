import type { Answer, Attempt } from '../../src/domain/attempt';
import type { AttemptPart } from '../../src/domain/attemptInput';
import type { CourseStatus } from '../../src/domain/course';
import type { CourseForm } from '../../src/domain/courseForm';
import { type Account, callFunction, signUp } from './callers';
import { courseCalls } from './courseCalls';
import { validCourse } from './courses';

/** What learners call, and courses of `author` for them. */

export const enrol = (courseId: string, caller?: Account) => callFunction('enrol', { courseId }, caller);

export const startAttempt = (courseId: string, part: string, caller: Account) =>
  callFunction<AttemptPart>(
    'startAttempt',
    { kind: 'assessment', parent: courseId, part, mode: 'attempt' },
    caller,
  );

export const submitAttempt = (id: string, answers: object[], caller: Account) =>
  callFunction<Attempt>('submitAttempt', { id, answers }, caller);

export async function learnerOf(
  courseId: string,
  person: Parameters<typeof signUp>[0] = {},
): Promise<Account> {
  const learner = await signUp(person);
  const { error } = await enrol(courseId, learner);
  if (error) throw new Error(error.message);
  return learner;
}

export function coursesOf(author: () => Account) {
  const { newCourseId, setStatus } = courseCalls(author);

  async function addCourse(
    form: CourseForm = validCourse(),
    status: CourseStatus = 'published',
  ): Promise<string> {
    const id = await newCourseId(form);
    if (status !== 'draft') await setStatus(id, status);
    return id;
  }

  /** With one assessment of two attempts, and the right answers to it. */
  async function addAssessedCourse(changes: object = {}) {
    const form = validCourse();
    const module = form.modules[0];
    if (!module?.assessment) throw new Error('The sample course has no assessment');
    const assessment = { ...module.assessment, attempts: '2', ...changes };
    const id = await addCourse({ ...form, modules: [{ ...module, assessment }] });
    const right = module.assessment.questions.map((question) => ({
      question: question.id,
      // Of a choice the option's id, which is its place.
      answer: (question.type === 'multiple-choice'
        ? String(question.options.indexOf(String(question.correctAnswer)) + 1)
        : question.correctAnswer) as Answer,
      at: Date.now(),
    }));
    return { id, part: module.id, lessons: module.lessons.map((lesson) => lesson.id), right };
  }

  return { addCourse, addAssessedCourse };
}
