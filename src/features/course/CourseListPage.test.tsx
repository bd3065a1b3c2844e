import { screen, within } from '@testing-library/react';
import { courseRecord } from '../../../tests/support/cases/courseRecord';
import { renderPage, student } from '../../../tests/support/renderPage';
import { type CourseRow, toCourseRow } from '../../domain/course';
import { parseCourse } from '../../domain/courseParse';
import { parseEnrolment } from '../../domain/enrolment';
import { Component as CategoryPage } from './CategoryPage';
import { Component as CourseListPage } from './CourseListPage';
import { listCatalogCourses } from './coursePublic';
import { listEnrolments } from './learn/learnDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve() }));
jest.mock('./coursePublic', () => ({ listCatalogCourses: jest.fn() }));
jest.mock('./learn/learnDocs', () => ({ listEnrolments: jest.fn() }));

function row(id: string, fields: Record<string, unknown>): CourseRow {
  const course = parseCourse(id, courseRecord({ status: 'published', ...fields }));
  const found = course && toCourseRow(course);
  if (!found) throw new Error('no row');
  return found;
}

const ROWS = [
  row('algebra', { title: 'Algebra', category: 'Mathematics', level: 'Beginner', price: 0, rating: 4 }),
  row('town', { title: 'A Small Shop', category: 'Business', level: 'Advanced', price: 15, rating: 4.9 }),
  row('cells', { title: 'Cells', category: 'Biology', level: 'Beginner', price: 9, students_count: 50 }),
];

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(listCatalogCourses).mockResolvedValue(ROWS);
  jest.mocked(listEnrolments).mockResolvedValue([]);
});

const open = (query = '') => renderPage(<CourseListPage />, { path: `/courses${query}` });
const titles = async () =>
  (await screen.findAllByRole('article')).map((card) => within(card).getByRole('heading').textContent);

it('shows every course, how many there are, and reads nothing else for a visitor', async () => {
  open();
  expect(await titles()).toEqual(['Algebra', 'A Small Shop', 'Cells']);
  expect(screen.getByText('3 courses · 1 free')).toBeVisible();
  expect(listEnrolments).not.toHaveBeenCalled();
});

it.each([
  ['?category=Business', ['A Small Shop']],
  ['?level=Beginner&price=paid', ['Cells']],
  ['?q=neema&price=free', ['Algebra']],
  ['?sort=popular', ['Cells', 'Algebra', 'A Small Shop']],
  ['?sort=rated', ['A Small Shop', 'Algebra', 'Cells']],
  ['?sort=price', ['Algebra', 'Cells', 'A Small Shop']],
  ['?sort=title', ['A Small Shop', 'Algebra', 'Cells']],
  ['?level=Expert&price=cheap&sort=odd&pages=-1', ['Algebra', 'A Small Shop', 'Cells']],
])('takes filter and order from the address: %s', async (query, expected) => {
  open(query);
  expect(await titles()).toEqual(expected);
});

it('keeps a choice in the address', async () => {
  const { user, location } = open();
  await user.click(await screen.findByRole('button', { name: 'Business' }));
  expect(location().search).toBe('?category=Business');
  expect(await titles()).toEqual(['A Small Shop']);
});

it('says that nothing fits, and leads back to all', async () => {
  const { user } = open('?q=zzz');
  expect(await screen.findByText('No courses match your search')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect(await titles()).toHaveLength(3);
});

it('says that there is no course yet', async () => {
  jest.mocked(listCatalogCourses).mockResolvedValue([]);
  open();
  expect(await screen.findByText('No courses yet')).toBeVisible();
});

it('says why courses did not come', async () => {
  jest.mocked(listCatalogCourses).mockRejectedValue({ code: 'permission-denied' });
  open();
  expect((await screen.findAllByText(/^Failed to fetch courses: /))[0]).toBeVisible();
});

it('leads a learner into what they take, and says of a deleted course that it is gone', async () => {
  jest.mocked(listEnrolments).mockResolvedValue([
    parseEnrolment({
      course_id: 'cells',
      course_title: 'Cells',
      state: 'active',
      completed_lessons: ['a'],
    }),
    parseEnrolment({ course_id: 'old', course_title: 'Old Maps', state: 'removed' }),
  ]);
  renderPage(<CourseListPage />, { path: '/courses', session: student() });
  const mine = within(await screen.findByRole('region', { name: 'My Courses' }));
  expect(await mine.findByRole('link', { name: 'Cells' })).toHaveAttribute('href', '/courses/cells/learn');
  expect(mine.getByText('This course is not here any more.')).toBeVisible();
  expect(mine.queryByRole('link', { name: 'Old Maps' })).not.toBeInTheDocument();
});

describe('a category’s page', () => {
  const openCategory = (slug: string, query = '') =>
    renderPage(<CategoryPage />, { path: `/category/${slug}${query}`, route: '/category/:slug' });

  it('shows its courses alone, whatever category the address names else', async () => {
    openCategory('business', '?category=Biology');
    expect(await screen.findByRole('heading', { level: 1, name: 'Business' })).toBeVisible();
    expect(await titles()).toEqual(['A Small Shop']);
    expect(screen.getByText('1 course · 0 free')).toBeVisible();
  });

  it('says that there is none', async () => {
    openCategory('dancing');
    expect(await screen.findByText('Category not found.')).toBeVisible();
  });
});
