import { screen, within } from '@testing-library/react';
import { courseRecord } from '../../../tests/support/cases/courseRecord';
import { validOnDemand } from '../../../tests/support/onDemand';
import { renderPage } from '../../../tests/support/renderPage';
import { type CourseRow, toCourseRow } from '../../domain/course';
import { parseCourse } from '../../domain/courseParse';
import { toCourseDocuments } from '../../domain/courseRecord';
import { Component as CourseListPage } from '../../features/course/CourseListPage';
import { listCatalogCourses } from '../../features/course/coursePublic';
import { Component as InteractiveLearningPage } from './InteractiveLearningPage';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve() }));
jest.mock('../../features/course/coursePublic', () => ({ listCatalogCourses: jest.fn() }));

const CLASS = toCourseDocuments(validOnDemand()).course;

function row(id: string, record: Record<string, unknown>): CourseRow {
  const course = parseCourse(id, courseRecord({ status: 'published', ...record }));
  const found = course && toCourseRow(course);
  if (!found) throw new Error('no row');
  return found;
}

beforeEach(() => {
  jest.resetAllMocks();
  jest
    .mocked(listCatalogCourses)
    .mockResolvedValue([
      row('light', { ...CLASS, title: 'Light and mirrors' }),
      row('cells', { ...CLASS, title: 'Cells', category: 'Biology', level: 'Beginner', price: 0 }),
      row('algebra', { title: 'Algebra, a whole course' }),
    ]);
});

const open = (query = '') =>
  renderPage(<InteractiveLearningPage />, { path: `/interactive-learning?tab=on-demand${query}` });
const titles = async () =>
  (await screen.findAllByRole('article')).map((card) => within(card).getByRole('heading').textContent);

it('shows on-demand classes alone, each at its own address', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Interactive Learning' })).toBeVisible();
  expect(await titles()).toEqual(['Light and mirrors', 'Cells']);
  expect(screen.getByRole('link', { name: 'Cells' })).toHaveAttribute('href', '/on-demand-classes/cells');
});

it('leaves them out of the courses', async () => {
  renderPage(<CourseListPage />, { path: '/courses' });
  expect(await titles()).toEqual(['Algebra, a whole course']);
  expect(screen.getByText('1 course · 1 free')).toBeVisible();
});

it.each([
  ['&category=Biology', ['Cells']],
  ['&level=Intermediate', ['Light and mirrors']],
  ['&price=free', ['Cells']],
  ['&q=light', ['Light and mirrors']],
])('takes the filter from the address: %s', async (query, expected) => {
  open(query);
  expect(await titles()).toEqual(expected);
});

it('keeps the tab when a filter is chosen, and leads back from a filter that nothing fits', async () => {
  const { user, location } = open();
  await user.click(await screen.findByRole('button', { name: 'Biology' }));
  expect(Object.fromEntries(new URLSearchParams(location().search))).toEqual({
    tab: 'on-demand',
    category: 'Biology',
  });
  await user.type(screen.getByRole('searchbox'), 'zzz');
  expect(await screen.findByText('No on-demand classes match your search')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect(await titles()).toHaveLength(2);
  expect(location().search).toBe('?tab=on-demand');
});

it('says that there is none yet, and why none came', async () => {
  jest.mocked(listCatalogCourses).mockResolvedValue([]);
  const { unmount } = open();
  expect(await screen.findByText('No on-demand classes yet')).toBeVisible();
  unmount();
  jest.mocked(listCatalogCourses).mockRejectedValue({ code: 'permission-denied' });
  open();
  expect((await screen.findAllByText(/^Failed to fetch on-demand classes: /))[0]).toBeVisible();
});
