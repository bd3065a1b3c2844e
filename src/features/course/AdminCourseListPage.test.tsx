import { screen, waitFor, within } from '@testing-library/react';
import { courseRecord } from '../../../tests/support/cases/courseRecord';
import { withDialogs } from '../../../tests/support/dialog';
import { renderPage, student } from '../../../tests/support/renderPage';
import type { Course } from '../../domain/course';
import { parseCourse } from '../../domain/courseParse';
import { Component as AdminCourseListPage } from './AdminCourseListPage';
import * as docs from './courseDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('./courseDocs', () => ({
  listCourses: jest.fn(),
  setCourseStatus: jest.fn(),
  removeCourse: jest.fn(),
}));
const { listCourses, setCourseStatus, removeCourse } = jest.mocked(docs);

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
function course(fields: Record<string, unknown> = {}): Course {
  const parsed = parseCourse(ID, courseRecord(fields));
  if (!parsed) throw new Error('no title');
  return parsed;
}
const pageOf = (...rows: Course[]) => ({ rows, next: null, previous: null });

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  listCourses.mockResolvedValue(pageOf(course()));
});

const open = (query = '', role: 'admin' | 'teacher' = 'admin') =>
  renderPage(<AdminCourseListPage />, { path: `/admin/courses${query}`, session: student({ role }) });
const shown = () => screen.findByText('Algebra from the beginning');
const openMenu = async (user: ReturnType<typeof open>['user']) => {
  await shown();
  await user.click(screen.getByRole('button', { name: /Algebra from the beginning/ }));
};

it('shows every column, with the students who enrolled added to those who were typed in', async () => {
  listCourses.mockResolvedValue(
    pageOf(course({ price: 12.5, status: 'published', students_count: 100, enrolled_count: 7 })),
  );
  open();
  await shown();
  expect(screen.getByRole('heading', { name: 'Courses Management' })).toBeVisible();
  const row = within(screen.getAllByRole('row')[1] as HTMLElement);
  for (const text of ['Mathematics', 'Neema Mushi', '$12.50', 'Published', '107'])
    expect(row.getByText(text)).toBeVisible();
});

it('falls back where category or instructor is missing', async () => {
  listCourses.mockResolvedValue(pageOf(course({ category: '', instructor: '' })));
  open();
  await shown();
  expect(screen.getByText('Uncategorized')).toBeVisible();
  expect(screen.getByText('TBD')).toBeVisible();
});

it('takes category, status, search and order from the address, and a teacher’s own courses only', async () => {
  open('?category=Business&status=draft&q=town&sort=-price', 'teacher');
  await shown();
  expect(listCourses.mock.lastCall?.[0]).toEqual({
    courseType: 'course',
    createdBy: 'neema',
    category: 'Business',
    status: 'draft',
    search: 'town',
    sort: { by: 'price', direction: 'desc' },
  });
});

it('says whether there are no courses at all, or none that match', async () => {
  listCourses.mockResolvedValue(pageOf());
  const { unmount } = open();
  expect(await screen.findByText('No courses found. Create your first course!')).toBeVisible();
  unmount();
  open('?category=Music');
  expect(await screen.findByText('No courses match your search.')).toBeVisible();
});

it('says why courses did not load', async () => {
  listCourses.mockRejectedValue(Object.assign(new Error('No.'), { code: 'permission-denied' }));
  open();
  expect((await screen.findAllByText(/Failed to fetch courses: Permission denied/)).length).toBeGreaterThan(
    0,
  );
});

it.each([
  ['draft', ['Edit', 'Preview', 'Duplicate', 'Publish', 'Archive', 'Delete']],
  ['published', ['Edit', 'Preview', 'Duplicate', 'Unpublish', 'Archive', 'Delete']],
  ['archived', ['Edit', 'Preview', 'Duplicate', 'Restore', 'Delete']],
])('offers what may follow on %s', async (status, labels) => {
  listCourses.mockResolvedValue(pageOf(course({ status })));
  const { user } = open();
  await openMenu(user);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(labels);
});

it('publishes, and reads the list again', async () => {
  setCourseStatus.mockResolvedValue();
  const { user } = open();
  await openMenu(user);
  listCourses.mockResolvedValue(pageOf(course({ status: 'published' })));
  await user.click(await screen.findByRole('menuitem', { name: 'Publish' }));
  expect(await screen.findByText('Course published')).toBeVisible();
  expect(setCourseStatus).toHaveBeenCalledWith({ id: ID, course_type: 'course', status: 'published' });
  expect(await screen.findByText('Published', { selector: 'span' })).toBeVisible();
});

it('deletes after asking, and says why it did not', async () => {
  const { user } = open();
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(
    screen.getByText(/Are you sure you want to delete this course\? This action cannot be undone\./),
  ).toBeVisible();
  removeCourse.mockRejectedValueOnce({ code: 'failed-precondition', message: 'Archive it instead.' });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete course: Archive it instead.')).toBeVisible();

  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  removeCourse.mockResolvedValueOnce();
  listCourses.mockResolvedValue(pageOf());
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Course deleted successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Algebra from the beginning')).not.toBeInTheDocument());
});
