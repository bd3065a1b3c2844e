import { screen } from '@testing-library/react';
import type { Course } from '../../src/domain/course';
import { type CourseModule, parseModule } from '../../src/domain/courseContent';
import { parseCourse } from '../../src/domain/courseParse';
import { parseEnrolment } from '../../src/domain/enrolment';
import { Component as LearnPage } from '../../src/features/course/learn/LearnPage';
import { courseRecord, moduleRecord } from './cases/courseRecord';
import { renderPage, student } from './renderPage';

/** The sample course as its learner opens it. What it reads is the test's to mock. */

export const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
export const MODULE: CourseModule = parseModule(String(moduleRecord.id), moduleRecord);

const [first, second] = MODULE.lessons;
if (!first || !second) throw new Error('The sample course has too few lessons');
export const FIRST = first;
export const SECOND = second;

export function course(fields: Record<string, unknown> = {}): Course {
  const parsed = parseCourse(ID, courseRecord({ status: 'published', ...fields }));
  if (!parsed) throw new Error('no title');
  return parsed;
}

export const enrolled = (fields: Record<string, unknown> = {}) =>
  parseEnrolment({ uid: 'neema', course_id: ID, state: 'active', ...fields });

export const openLearn = (query = '', session: Parameters<typeof renderPage>[1] = { session: student() }) =>
  renderPage(<LearnPage />, {
    path: `/courses/${ID}/learn${query}`,
    route: '/courses/:id/learn',
    ...session,
  });

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
