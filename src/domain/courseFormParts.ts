import { ASSESSMENT_DEFAULTS, COURSE_LEVELS, type CourseType } from './course';
import type { QuestionType, RightAnswer } from './courseContent';
import type {
  AssessmentForm,
  CourseForm,
  LessonForm,
  MaterialForm,
  ModuleForm,
  QuestionForm,
} from './courseForm';

/** What each part of the course form begins with (spec sections 5 and 9). Apart from the schema: these need no yup. */

export const newCourse = (courseType: CourseType = 'course'): CourseForm => ({
  title: '',
  category: '',
  instructor: '',
  level: COURSE_LEVELS[0],
  description: '',
  duration: '',
  price: '',
  rating: '',
  studentsCount: '',
  cover: null,
  courseType,
  learningOutcomes: [{ text: '' }],
  courseIncludes: {
    moneyBackGuarantee: true,
    lifetimeAccess: true,
    mobileAccess: true,
    downloadableResources: false,
    certificate: true,
  },
  modules: [newModule()],
});

export const newModule = (): ModuleForm => ({
  id: crypto.randomUUID(),
  title: '',
  description: '',
  lessons: [newLesson()],
  assessment: null,
});

export const newLesson = (): LessonForm => ({
  id: crypto.randomUUID(),
  title: '',
  duration: '',
  videoUrl: '',
  video: null,
  content: '',
  isPreview: false,
  materials: [],
});

export const newMaterial = (): MaterialForm => ({
  id: crypto.randomUUID(),
  title: '',
  fileType: 'PDF',
  downloadUrl: '',
  file: null,
});

export const newAssessment = (): AssessmentForm => ({
  title: '',
  description: '',
  duration: '',
  attempts: '1',
  passingScore: String(ASSESSMENT_DEFAULTS.passingScore),
  questions: [newQuestion()],
});

export const newQuestion = (): QuestionForm => ({
  id: crypto.randomUUID(),
  text: '',
  points: String(ASSESSMENT_DEFAULTS.points),
  ...answersFor('multiple-choice'),
});

/** What a question of a type begins with: changing the type resets the answer, and multiple choice has 2 options. */
export const answersFor = (
  type: QuestionType,
): { type: QuestionType; options: string[]; correctAnswer: RightAnswer } => ({
  type,
  options: type === 'multiple-choice' ? ['', ''] : [],
  correctAnswer: type === 'true-false' ? true : '',
});

/** The same course under new ids: its files are shared, progress and answers are not. */
export function duplicateCourse(form: CourseForm, title: string): CourseForm {
  return {
    ...form,
    title,
    rating: '',
    studentsCount: '',
    modules: form.modules.map((module) => ({
      ...module,
      id: crypto.randomUUID(),
      lessons: module.lessons.map((lesson) => ({
        ...lesson,
        id: crypto.randomUUID(),
        materials: lesson.materials.map((material) => ({ ...material, id: crypto.randomUUID() })),
      })),
      assessment: module.assessment && {
        ...module.assessment,
        questions: module.assessment.questions.map((question) => ({ ...question, id: crypto.randomUUID() })),
      },
    })),
  };
}
