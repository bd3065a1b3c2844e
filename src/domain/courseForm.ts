import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { COURSE_LEVELS, COURSE_LIMITS, type CourseType } from './course';
import { isRightAnswer, MATERIAL_TYPES, QUESTION_TYPES } from './courseContent';
import { LESSON_VIDEO_FILE, MATERIAL_FILE } from './courseFile';
import { httpsAddress, oneOfText, optionalCount, optionalText, requiredText, tooMany, uuid } from './field';
import { isEmptyMarkup, isLessonMarkup } from './lessonMarkup';
import { parseUsd } from './money';
import { isBlank } from './text';

/** What the course form asks and what it says (spec section 5); the function that saves a course asks the same. */

export const courseMessages = {
  id: 'Reload the page and try again.',
  file: 'This file is not here any more. Upload it again.',
  content: 'Use only what the editor offers: headings, lists, bold, italic and https links',
  correctAnswer: 'Choose the correct answer',
  shortAnswer: 'Correct answer is required',
  options: 'Every option needs a text of its own',
  questions: 'Add at least one question',
  previews: `At most ${COURSE_LIMITS.previews} lessons can be free to preview`,
  moduleSize: 'This module is too long. Split it into two modules.',
  assessmentSize: 'This assessment is too long. Use fewer or shorter questions.',
  courseSize: 'This course has too many lessons. Split it into two courses.',
} as const;

/** An id that the form made, so that progress and answers stay with what they belong to; made here when left out. */
export const recordId = uuid(courseMessages.id).default(() => crypto.randomUUID());

export const materialAddress = httpsAddress(COURSE_LIMITS.url);

/** An uploaded file. Whose it is and whether it is there is for the function to find out. */
const fileIn = (folder: string, limit: number) =>
  object({
    path: string()
      .default('')
      .matches(new RegExp(`^${folder}/[^/]{1,128}/[0-9]+-[0-9a-z]+[.][a-z0-9]+$`), courseMessages.file),
    name: optionalText(COURSE_LIMITS.fileName),
    size: number()
      .integer()
      .min(1)
      .max(limit - 1)
      .default(1),
  })
    .nullable()
    .default(null);

export const materialSchema = object({
  id: recordId,
  title: requiredText('Material title is required', 1, COURSE_LIMITS.title),
  fileType: oneOfText('File type is required', MATERIAL_TYPES),
  downloadUrl: materialAddress.when('file', {
    is: null,
    then: (text) => text.test('filled', 'Download URL is required', (value) => value !== ''),
  }),
  file: fileIn('course-materials', MATERIAL_FILE.limit),
});

export const lessonSchema = object({
  id: recordId,
  title: requiredText('Lesson title is required', 1, COURSE_LIMITS.title),
  duration: requiredText('Duration is required', 1, COURSE_LIMITS.duration),
  videoUrl: materialAddress,
  video: fileIn('course-videos', LESSON_VIDEO_FILE.limit),
  content: optionalText(COURSE_LIMITS.content)
    .transform((value: string) => (isEmptyMarkup(value) ? '' : value))
    .test('markup', courseMessages.content, isLessonMarkup),
  isPreview: boolean().default(false),
  materials: array(materialSchema)
    .default([])
    .max(COURSE_LIMITS.materials, tooMany(COURSE_LIMITS.materials, 'materials')),
});

/** A multiple-choice question keeps at least 2 options, all different. */
const optionsSchema = array(optionalText(COURSE_LIMITS.option))
  .default([])
  .max(COURSE_LIMITS.options, tooMany(COURSE_LIMITS.options, 'options'))
  .when('type', {
    is: 'multiple-choice',
    then: (options) =>
      options.min(2, 'Use at least 2 options').test('different', courseMessages.options, (texts) => {
        const seen = new Set(texts.map((text) => text.toLowerCase()));
        return seen.size === texts.length && !texts.some(isBlank);
      }),
  });

const correctAnswerSchema = mixed(isRightAnswer)
  .default('')
  .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
  .when(['type', 'options'], ([type, options], schema) => {
    const isTrueFalse = type === 'true-false';
    const message = type === 'short-answer' ? courseMessages.shortAnswer : courseMessages.correctAnswer;
    return schema.test('answer', message, (value) => {
      if (isTrueFalse) return typeof value === 'boolean';
      if (typeof value !== 'string' || isBlank(value) || value.length > COURSE_LIMITS.answer) return false;
      return type !== 'multiple-choice' || (Array.isArray(options) && options.includes(value));
    });
  });

const questionSchema = object({
  id: recordId,
  type: oneOfText('Question type is required', QUESTION_TYPES),
  text: requiredText('Question is required', 1, COURSE_LIMITS.question),
  options: optionsSchema,
  correctAnswer: correctAnswerSchema,
  points: optionalCount('Use a whole number from 1 to 100', 1, COURSE_LIMITS.points),
});

export const assessmentSchema = object({
  title: requiredText('Assessment title is required', 1, COURSE_LIMITS.title),
  description: optionalText(COURSE_LIMITS.description),
  duration: optionalText(COURSE_LIMITS.duration),
  attempts: optionalCount('At least 1 attempt', 1, COURSE_LIMITS.attempts),
  passingScore: optionalCount('Use a whole number from 1 to 100', 1, 100),
  questions: array(questionSchema)
    .default([])
    .min(1, courseMessages.questions)
    .max(COURSE_LIMITS.questions, tooMany(COURSE_LIMITS.questions, 'questions')),
})
  .nullable()
  .default(null)
  .test('size', courseMessages.assessmentSize, (value) => fitsDocument(value));

const moduleSchema = object({
  id: recordId,
  title: requiredText('Module title is required', 1, COURSE_LIMITS.title),
  description: requiredText('Module description is required', 1, COURSE_LIMITS.description),
  lessons: array(lessonSchema)
    .default([])
    .min(1, 'At least one lesson is required')
    .max(COURSE_LIMITS.lessons, tooMany(COURSE_LIMITS.lessons, 'lessons')),
  assessment: assessmentSchema,
}).test('size', courseMessages.moduleSize, ({ lessons, description }) =>
  fitsDocument({ lessons, description }),
);

/** Whether it stays a document that slow lines carry; stored records have about as many letters as the form's. */
export const fitsDocument = (value: unknown) =>
  new TextEncoder().encode(JSON.stringify(value)).length <= COURSE_LIMITS.documentBytes;

const includesSchema = object({
  moneyBackGuarantee: boolean().default(true),
  lifetimeAccess: boolean().default(true),
  mobileAccess: boolean().default(true),
  downloadableResources: boolean().default(false),
  certificate: boolean().default(true),
});

/** An uploaded picture with an extension such as `jpg|png`. */
export const pictureOf = (extension: string) =>
  object({
    path: string()
      .default('')
      .matches(
        new RegExp(`^course-covers/[^/]{1,128}/[0-9]+-[0-9a-z]+[.](${extension})$`),
        courseMessages.file,
      ),
    url: string().default('').max(COURSE_LIMITS.url, courseMessages.file),
  })
    .nullable()
    .default(null);

export const isUsd = (text: string) => {
  const price = parseUsd(text);
  return price !== null && price <= COURSE_LIMITS.price;
};

const RATING = /^[0-5](\.\d)?$/;

/** As typed, empty allowed. */
export const ratingText = optionalText(5).test(
  'rating',
  'Rating must be from 0 to 5, with at most one decimal',
  (value) => value === '' || (RATING.test(value) && Number(value) <= COURSE_LIMITS.rating),
);

export const studentsText = optionalCount('Use a whole number of at least 0', 0, COURSE_LIMITS.students);

interface Identified {
  id: string;
  title: string;
}
type Outlined = readonly (Identified & { description: string; lessons: readonly Identified[] })[];

/** Progress is kept by these ids. */
export function haveOwnIds(modules: Outlined): boolean {
  const ids = modules.flatMap(({ id, lessons }) => [id, ...lessons.map((lesson) => lesson.id)]);
  return new Set(ids).size === ids.length;
}

/** About what the outline says of a lesson besides its id and title. */
const OUTLINE_REST = 'x'.repeat(100);

/** Whether everybody can read the outline in one document. */
export const outlineFits = (modules: Outlined): boolean =>
  fitsDocument(
    modules.map(({ id, title, description, lessons }) => ({
      id,
      title,
      description,
      lessons: lessons.map((lesson) => ({ id: lesson.id, title: lesson.title, more: OUTLINE_REST })),
    })),
  );

/** Of one kind alone: each has a schema of its own. */
export const kindOfCourse = (kind: CourseType) => oneOfText('Choose a kind of course', [kind]).default(kind);

export const courseFormSchema = object({
  title: requiredText('Course title is required', 2, COURSE_LIMITS.title),
  category: requiredText('Category is required', 2, COURSE_LIMITS.category),
  instructor: requiredText('Instructor name is required', 2, COURSE_LIMITS.name),
  level: oneOfText('Choose a level', COURSE_LEVELS).default(COURSE_LEVELS[0]),
  description: requiredText('Description is required', 10, COURSE_LIMITS.description),
  duration: requiredText('Duration is required', 1, COURSE_LIMITS.duration),
  price: optionalText(20).test('price', 'Price is required', isUsd),
  rating: ratingText,
  studentsCount: studentsText,
  cover: pictureOf('[a-z0-9]+'),
  courseType: kindOfCourse('course'),
  learningOutcomes: array(
    object({ text: requiredText('Outcome text is required', 1, COURSE_LIMITS.outcome) }),
  )
    .default([])
    .min(1, 'At least one learning outcome is required')
    .max(COURSE_LIMITS.outcomes, tooMany(COURSE_LIMITS.outcomes, 'learning outcomes')),
  courseIncludes: includesSchema,
  modules: array(moduleSchema)
    .default([])
    .min(1, 'At least one module is required')
    .max(COURSE_LIMITS.modules, tooMany(COURSE_LIMITS.modules, 'modules'))
    .test('previews', courseMessages.previews, (modules) => {
      const previews = modules.flatMap(({ lessons }) => lessons).filter(({ isPreview }) => isPreview);
      return previews.length <= COURSE_LIMITS.previews;
    })
    .test('ids', courseMessages.id, haveOwnIds)
    .test('size', courseMessages.courseSize, outlineFits),
});

export type CourseForm = InferType<typeof courseFormSchema>;
export type ModuleForm = CourseForm['modules'][number];
export type LessonForm = ModuleForm['lessons'][number];
export type MaterialForm = LessonForm['materials'][number];
export type AssessmentForm = NonNullable<ModuleForm['assessment']>;
export type QuestionForm = AssessmentForm['questions'][number];
