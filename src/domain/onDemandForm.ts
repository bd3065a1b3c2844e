import { array, object, type InferType } from 'yup';
import {
  assessmentSchema,
  courseFormSchema,
  courseMessages,
  fitsDocument,
  haveOwnIds,
  isUsd,
  kindOfCourse,
  lessonSchema,
  materialAddress,
  materialSchema,
  outlineFits,
  pictureOf,
  ratingText,
  recordId,
  studentsText,
} from './courseForm';
import { optionalDate, optionalText, requiredText, tooMany } from './field';
import { ON_DEMAND, ON_DEMAND_LIMITS as LIMITS } from './onDemand';

/**
 * What the form of an on-demand class asks and what it says (spec section 5); the functions that save one ask the same.
 * Its values have the shape of a course's, with one module; what is left open gets its fallback in onDemandRecord.ts.
 */

export const onDemandMessages = {
  title: 'Course title is required',
  description: 'Course description is required',
  instructor: 'Instructor name is required',
  lessons: 'All lessons must have a title',
  price: 'Price must be a number of at least 0',
  date: 'Enter a date that exists',
  oneModule: 'An on-demand class has one part.',
  assessment: 'An on-demand class has no assessment.',
  lessonsSize: 'These lessons are too long together. Shorten their texts.',
} as const;

/** Both are left out when they are empty, so nothing in them is asked for. */
const outcome = object({ text: optionalText(LIMITS.outcome) });
const material = materialSchema.shape({
  title: optionalText(LIMITS.title),
  downloadUrl: materialAddress,
});

const lesson = lessonSchema.shape({
  title: requiredText(onDemandMessages.lessons, 1, LIMITS.title),
  duration: optionalText(LIMITS.duration),
  materials: array(material).default([]).max(LIMITS.materials, tooMany(LIMITS.materials, 'materials')),
});

const lessonsModule = object({
  id: recordId,
  title: optionalText(LIMITS.title),
  description: optionalText(LIMITS.description),
  lessons: array(lesson)
    .default([])
    .min(1, 'At least one lesson is required')
    .max(LIMITS.lessons, tooMany(LIMITS.lessons, 'lessons')),
  assessment: assessmentSchema.test('none', onDemandMessages.assessment, (value) => value === null),
}).test('size', onDemandMessages.lessonsSize, ({ lessons }) => fitsDocument({ lessons }));

const STILL_PICTURE = 'jpe?g|png|webp';

const instructorDetails = object({
  avatar: pictureOf(STILL_PICTURE),
  title: optionalText(LIMITS.instructorTitle),
  bio: optionalText(LIMITS.bio),
  rating: ratingText,
  studentsCount: studentsText,
});

export const onDemandFormSchema = courseFormSchema.shape({
  title: requiredText(onDemandMessages.title, 1, LIMITS.title),
  /** The form's subject. */
  category: optionalText(LIMITS.category),
  instructor: requiredText(onDemandMessages.instructor, 1, LIMITS.name),
  description: requiredText(onDemandMessages.description, 1, LIMITS.description),
  duration: optionalText(LIMITS.duration),
  price: optionalText(20).test('price', onDemandMessages.price, (value) => value === '' || isUsd(value)),
  /** The form's thumbnail. */
  cover: pictureOf(STILL_PICTURE),
  courseType: kindOfCourse(ON_DEMAND),
  learningOutcomes: array(outcome)
    .default([])
    .max(LIMITS.outcomes, tooMany(LIMITS.outcomes, 'learning outcomes')),
  modules: array(lessonsModule)
    .default([])
    .test('one', onDemandMessages.oneModule, ({ length }) => length === 1)
    .test('ids', courseMessages.id, haveOwnIds)
    .test('size', courseMessages.courseSize, outlineFits),
  subtitle: optionalText(LIMITS.subtitle),
  lastUpdated: optionalDate(onDemandMessages.date),
  instructorDetails,
});

export type OnDemandForm = InferType<typeof onDemandFormSchema>;
