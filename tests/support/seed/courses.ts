import { type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { CourseStatus } from '../../../src/domain/course';
import { coursePaths, partsOfCourse } from '../../../src/domain/courseDocuments';
import { type CourseForm, courseFormSchema } from '../../../src/domain/courseForm';
import {
  answersFor,
  newAssessment,
  newCourse,
  newLesson,
  newModule,
} from '../../../src/domain/courseFormParts';
import { toCourseDocuments } from '../../../src/domain/courseRecord';
import type { Chapter } from '../../fixtures/book';
import { chaptersOf } from './content/subjects';
import { SCIENCE_COURSES } from './courses/sciences';
import type { SeedCourse, SeedQuestion } from './courses/seedCourse';
import { SOCIETY_COURSES } from './courses/society';
import { DAY_MS, recordIdOf } from './seedFile';

interface Titled {
  title: string;
}

const SEED_COURSES: readonly SeedCourse[] = [...SCIENCE_COURSES, ...SOCIETY_COURSES];

/** Ids that are the same in every run, so that a second seeding writes over the first. */
export const idFor = ({ title }: Titled, ...place: (string | number)[]) =>
  recordIdOf([title, ...place].join(' / '));

const paragraph = (text: string) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;

/** Two paragraphs of the chapter are a lesson; the course's first is free to preview. */
export function lessonsOf(
  course: Titled,
  chapter: Chapter,
  place: number,
): CourseForm['modules'][number]['lessons'] {
  const parts = [chapter.paragraphs.slice(0, 2), chapter.paragraphs.slice(2)].filter(
    ({ length }) => length > 0,
  );
  return parts.map((paragraphs, index) => ({
    ...newLesson(),
    id: idFor(course, place, 'lesson', index),
    title: index === 0 ? chapter.title : `${chapter.title}: going on`,
    duration: `${10 + paragraphs.length * 3} min`,
    content: [
      ...paragraphs.map(paragraph),
      ...(index === parts.length - 1
        ? [
            '<h2>Try it</h2>',
            `<ul>${chapter.questions.map((text) => `<li>${paragraph(text)}</li>`).join('')}</ul>`,
          ]
        : []),
    ].join(''),
    isPreview: place === 0 && index === 0,
  }));
}

function questionOf(id: string, [text, answer]: SeedQuestion, index: number) {
  const base = { id, text, points: '1' };
  if (typeof answer === 'boolean') return { ...base, ...answersFor('true-false'), correctAnswer: answer };
  if (typeof answer === 'string') return { ...base, ...answersFor('short-answer'), correctAnswer: answer };
  // The right one is not always the first.
  const shift = index % answer.length;
  const options = [...answer.slice(shift), ...answer.slice(0, shift)];
  return { ...base, ...answersFor('multiple-choice'), options, correctAnswer: answer[0] ?? '' };
}

function formOf(course: SeedCourse): CourseForm {
  const chapters = chaptersOf(course.subject);
  return courseFormSchema.validateSync({
    ...newCourse(),
    title: course.title,
    category: course.category ?? course.subject,
    instructor: course.instructor,
    level: course.level,
    description: course.description,
    duration: course.duration,
    price: String(course.price ?? 0),
    rating: course.rating ?? '',
    studentsCount: course.students ?? '',
    learningOutcomes: course.outcomes.map((text) => ({ text })),
    modules: course.modules.flatMap(({ chapter: number, about, questions }, place) => {
      const chapter = chapters[number];
      if (!chapter) return [];
      return {
        ...newModule(),
        id: idFor(course, place),
        title: chapter.title,
        description: about,
        lessons: lessonsOf(course, chapter, place),
        assessment: questions
          ? {
              ...newAssessment(),
              title: `Check yourself: ${chapter.title}`,
              attempts: '3',
              questions: questions.map((question, index) =>
                questionOf(idFor(course, place, 'question', index), question, index),
              ),
            }
          : null,
      };
    }),
  });
}

type Stored = Pick<SeedCourse, 'by' | 'daysAgo' | 'status' | 'isFeatured'>;

/** The course of a form with all that lies in it, as the functions store it. */
export function putCourse(db: Firestore, batch: WriteBatch, form: CourseForm, stored: Stored, now: Date) {
  const id = recordIdOf(form.title);
  const documents = toCourseDocuments(form);
  const at = Timestamp.fromMillis(now.getTime() - stored.daysAgo * DAY_MS);
  batch.set(db.doc(coursePaths.course(id)), {
    ...documents.course,
    status: stored.status ?? ('published' satisfies CourseStatus),
    is_featured: stored.isFeatured ?? false,
    review_count: 0,
    review_sum: 0,
    enrolled_count: 0,
    version: 1,
    saved_hash: '',
    created_by: stored.by,
    updated_by: stored.by,
    created_at: at,
    updated_at: at,
  });
  for (const { path, data } of partsOfCourse(id, stored.by, documents)) batch.set(db.doc(path), data);
}

/** Courses with everything in them: most published, one a draft, one archived. */
export async function seedCourses(db: Firestore, now: Date): Promise<number> {
  const batch = db.batch();
  for (const course of SEED_COURSES) putCourse(db, batch, formOf(course), course, now);
  await batch.commit();
  return SEED_COURSES.length;
}
