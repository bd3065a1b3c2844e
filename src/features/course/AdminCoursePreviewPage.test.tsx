import { screen, within } from '@testing-library/react';
import { courseRecord } from '../../../tests/support/cases/courseRecord';
import { validCourse } from '../../../tests/support/courses';
import { renderPage, student } from '../../../tests/support/renderPage';
import { parseCourse } from '../../domain/courseParse';
import { toCourseDocuments } from '../../domain/courseRecord';
import { Component as AdminCoursePreviewPage } from './AdminCoursePreviewPage';
import * as docs from './courseDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('./courseDocs', () => ({ readCourseForEdit: jest.fn() }));
const { readCourseForEdit } = jest.mocked(docs);

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const stored = (fields: Record<string, unknown> = {}): docs.CourseForEdit => {
  const form = validCourse();
  const course = parseCourse(ID, courseRecord({ ...toCourseDocuments(form).course, ...fields }));
  if (!course) throw new Error('no title');
  return { course, form };
};

beforeEach(() => {
  jest.resetAllMocks();
  readCourseForEdit.mockResolvedValue(stored());
});

const open = () =>
  renderPage(<AdminCoursePreviewPage />, {
    path: `/admin/courses/${ID}/preview`,
    route: '/admin/courses/:courseId/preview',
    session: student({ role: 'teacher' }),
  });
const article = () => within(screen.getByRole('article'));

it('begins with the first lesson, and says who can open a draft', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 2, name: 'What x stands for' })).toBeVisible();
  expect(article().getByRole('heading', { name: 'Letters' })).toBeVisible();
  expect(article().getByText('Exercises')).toBeVisible();
  expect(screen.getByText('This course is a draft: only you and administrators can open it.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit Course' })).toHaveAttribute(
    'href',
    `/admin/courses/${ID}/edit`,
  );
});

it('goes through lessons and assessment, and shows no answer', async () => {
  readCourseForEdit.mockResolvedValue(stored({ status: 'published' }));
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: /Equations/ }));
  expect(screen.getByRole('heading', { level: 2, name: 'Equations' })).toBeVisible();
  expect(screen.queryByText(/only you and administrators/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /Check yourself/ }));
  expect(article().getByText('Solve x + 2 = 5')).toBeVisible();
  expect(article().getByText('1 attempt · pass with 70 %')).toBeVisible();
  const choices = article().getAllByRole('radio');
  expect(choices.length).toBe(5);
  choices.forEach((choice) => {
    expect(choice).not.toBeChecked();
    expect(choice).toBeDisabled();
  });
});

it('says Course Not Found', async () => {
  readCourseForEdit.mockResolvedValue(null);
  open();
  expect(await screen.findByText('Course Not Found')).toBeVisible();
});
