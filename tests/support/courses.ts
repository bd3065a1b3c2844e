import { COURSE_LIMITS } from '../../src/domain/course';
import type { CourseForm } from '../../src/domain/courseForm';
import {
  newAssessment,
  newCourse,
  newLesson,
  newMaterial,
  newModule,
  newQuestion,
} from '../../src/domain/courseFormParts';
import { withAt } from './at';

/** Courses as forms, ready to be saved. */

export const validCourse = (): CourseForm => ({
  ...newCourse(),
  title: 'Algebra from the beginning',
  category: 'Mathematics',
  instructor: 'Neema Mushi',
  description: 'From unknowns to straight lines, with many examples.',
  duration: '6 hours',
  price: '0',
  learningOutcomes: [{ text: 'Solve linear equations' }, { text: 'Draw the graph of a line' }],
  modules: [
    {
      ...newModule(),
      title: 'Unknowns',
      description: 'Letters that stand for numbers.',
      lessons: [
        {
          ...newLesson(),
          title: 'What x stands for',
          duration: '12 min',
          videoUrl: 'https://video.example/x.mp4',
          content: '<h2>Letters</h2><p>A letter stands for a <strong>number</strong>.</p>',
          isPreview: true,
          materials: [{ ...newMaterial(), title: 'Exercises', downloadUrl: 'https://files.example/x.pdf' }],
        },
        { ...newLesson(), title: 'Equations', duration: '20 min' },
      ],
      assessment: {
        ...newAssessment(),
        title: 'Check yourself',
        questions: [
          {
            ...newQuestion(),
            text: 'Solve x + 2 = 5',
            options: ['2', '3', '5'],
            correctAnswer: '3',
          },
          { ...newQuestion(), type: 'true-false', text: '2x = x + x', options: [], correctAnswer: true },
          { ...newQuestion(), type: 'short-answer', text: 'Solve 3x = 12', options: [], correctAnswer: '4' },
        ],
      },
    },
  ],
});

/** A course of so many modules, lessons in each and questions in each assessment. */
export function largeCourse(modules: number, lessons: number, questions: number): CourseForm {
  const times = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, n) => make(n));
  return {
    ...validCourse(),
    modules: times(modules, (m) => ({
      ...newModule(),
      title: `Module ${m + 1}`,
      description: 'What this module is about.',
      lessons: times(lessons, (l) => ({
        ...newLesson(),
        title: `Lesson ${l + 1}`,
        duration: '15 min',
        content: '<p>Read this twice.</p>',
        isPreview: m === 0 && l < COURSE_LIMITS.previews,
        materials: times(2, () => ({
          ...newMaterial(),
          title: 'Notes',
          downloadUrl: 'https://files.example/notes.pdf',
        })),
      })),
      assessment: {
        ...newAssessment(),
        title: `Assessment ${m + 1}`,
        questions: times(questions, (q) => ({
          ...newQuestion(),
          text: `Question ${q + 1}`,
          options: ['Yes', 'No'],
          correctAnswer: 'Yes',
        })),
      },
    })),
  };
}

/** The form with something else at a path such as `modules[0].lessons[1].title`. */
export const courseWith = (path: string, value: unknown): CourseForm => withAt(validCourse(), path, value);
