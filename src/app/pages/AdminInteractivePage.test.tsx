import { screen, within } from '@testing-library/react';
import { courseRecord } from '../../../tests/support/cases/courseRecord';
import { withDialogs } from '../../../tests/support/dialog';
import { validOnDemand } from '../../../tests/support/onDemand';
import { renderPage, student } from '../../../tests/support/renderPage';
import type { Course } from '../../domain/course';
import { parseCourse } from '../../domain/courseParse';
import { toCourseDocuments } from '../../domain/courseRecord';
import * as docs from '../../features/course/courseDocs';
import { Component as AdminInteractivePage } from './AdminInteractivePage';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../features/course/courseDocs', () => ({
  listCourses: jest.fn(),
  setCourseStatus: jest.fn(),
  removeCourse: jest.fn(),
}));
const { listCourses, setCourseStatus, removeCourse } = jest.mocked(docs);

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const CLASS = toCourseDocuments(validOnDemand()).course;
function onDemand(fields: Record<string, unknown> = {}): Course {
  const course = parseCourse(ID, courseRecord({ ...CLASS, ...fields }));
  if (!course) throw new Error('no title');
  return course;
}
const pageOf = (...rows: Course[]) => ({ rows, next: null, previous: null });

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  listCourses.mockResolvedValue(pageOf(onDemand()));
});

const open = (query = '', role: 'admin' | 'teacher' = 'admin') =>
  renderPage(<AdminInteractivePage />, {
    path: `/admin/interactive?tab=on-demand${query}`,
    session: student({ role }),
  });
const card = async () => within(await screen.findByRole('article'));

it('shows a class as a card, and leads to new, edit and preview', async () => {
  open();
  const shown = await card();
  for (const text of ['Draft', '2 hours', 'By Emmanuel Massawe', '$4.50'])
    expect(shown.getByText(text)).toBeVisible();
  expect(shown.getAllByText('Physics').length).toBeGreaterThan(0);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Edit Light and mirrors')).toBe(`/admin/interactive/ondemand/${ID}/edit`);
  expect(href('Preview Light and mirrors')).toBe(`/admin/interactive/ondemand/${ID}/preview`);
  expect(href('Add New')).toBe('/admin/interactive/ondemand/new');
});

it('fills in what a class does not say', async () => {
  listCourses.mockResolvedValue(
    pageOf(onDemand({ status: 'published', duration: '', instructor: '', category: '', price: 0 })),
  );
  open();
  const shown = await card();
  for (const text of ['Live', 'Self-paced', 'By Unknown Instructor', '$0.00'])
    expect(shown.getByText(text)).toBeVisible();
  expect(shown.getAllByText('General').length).toBeGreaterThan(0);
});

it.each([
  ['teacher', 'neema'],
  ['admin', null],
] as const)('asks for a %s’s on-demand classes, by what the address says', async (role, createdBy) => {
  open('&status=draft&category=Physics&q=light', role);
  await card();
  expect(listCourses.mock.lastCall?.[0]).toMatchObject({
    courseType: 'on-demand-class',
    createdBy,
    status: 'draft',
    category: 'Physics',
    search: 'light',
    size: 12,
  });
});

it('publishes, archives and deletes', async () => {
  setCourseStatus.mockResolvedValue();
  removeCourse.mockResolvedValue();
  const { user } = open();
  const act = async (name: string) => {
    await user.click((await card()).getByRole('button', { name: 'Actions for Light and mirrors' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await act('Publish');
  expect(await screen.findByText('On-demand class published')).toBeVisible();
  await act('Archive');
  expect(await screen.findByText('On-demand class archived')).toBeVisible();
  expect(setCourseStatus.mock.calls.map(([{ id, status }]) => [id, status])).toEqual([
    [ID, 'published'],
    [ID, 'archived'],
  ]);
  await act('Delete');
  expect(screen.getByText(/Are you sure you want to delete this class\?/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('On-demand class deleted successfully!')).toBeVisible();
});

it('says that there is none, that none fits, and why none came', async () => {
  listCourses.mockResolvedValue(pageOf());
  const { unmount } = open();
  expect(await screen.findByText('No on-demand classes yet')).toBeVisible();
  unmount();
  open('&status=archived');
  expect(await screen.findByText('No on-demand classes match your search.')).toBeVisible();
});

it('says why the list did not come', async () => {
  listCourses.mockRejectedValue(Object.assign(new Error('No.'), { code: 'permission-denied' }));
  open();
  expect((await screen.findAllByText(/^Failed to fetch on-demand classes: /))[0]).toBeVisible();
});
