import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { courseRecord } from '../../../tests/support/cases/courseRecord';
import { validCourse } from '../../../tests/support/courses';
import { withDialogs } from '../../../tests/support/dialog';
import { button, field } from '../../../tests/support/ebookForm';
import { renderPage, student } from '../../../tests/support/renderPage';
import { courseErrors } from '../../domain/courseInput';
import { parseCourse } from '../../domain/courseParse';
import { Component as AdminCourseEditPage } from './AdminCourseEditPage';
import { Component as AdminCourseNewPage } from './AdminCourseNewPage';
import * as docs from './courseDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../data/upload', () => ({}));
jest.mock('./courseDocs', () => ({
  readCourseForEdit: jest.fn(),
  createCourse: jest.fn(),
  updateCourse: jest.fn(),
  setCourseStatus: jest.fn(),
}));
const { readCourseForEdit, createCourse, updateCourse, setCourseStatus } = jest.mocked(docs);

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const stored = (fields: Record<string, unknown> = {}): docs.CourseForEdit => {
  const course = parseCourse(ID, courseRecord({ created_by: 'neema', version: 3, ...fields }));
  if (!course) throw new Error('no title');
  return { course, form: { ...validCourse(), title: course.title } };
};

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  readCourseForEdit.mockResolvedValue(stored());
  updateCourse.mockImplementation(({ id, version }) => Promise.resolve({ id, version: version + 1 }));
  createCourse.mockImplementation(({ id }) => Promise.resolve({ id, version: 1 }));
  setCourseStatus.mockResolvedValue();
});

const open = () =>
  renderPage(<AdminCourseEditPage />, {
    path: `/admin/courses/${ID}/edit`,
    route: '/admin/courses/:courseId/edit',
    session: student({ role: 'teacher' }),
  });
async function retitle(title: string) {
  await screen.findByLabelText('Course Title');
  await act(async () => void fireEvent.change(field('Course Title'), { target: { value: title } }));
}

it('opens what is stored, and saves it under the version that it began from', async () => {
  const page = open();
  await retitle('Algebra again');
  await page.user.click(button('Update Course'));
  expect(await screen.findByText('Course data updated successfully!')).toBeVisible();
  expect(page.location().pathname).toBe('/admin/courses');
  expect(updateCourse.mock.calls[0]?.[0]).toMatchObject({ id: ID, version: 3, title: 'Algebra again' });
});

it.each([
  ['was deleted', () => readCourseForEdit.mockResolvedValue(null)],
  ['is refused', () => readCourseForEdit.mockRejectedValue({ code: 'permission-denied', message: 'No.' })],
  ['is somebody else’s', () => readCourseForEdit.mockResolvedValue(stored({ created_by: 'juma' }))],
])('says Course Not Found for one that %s', async (_why, prepare) => {
  prepare();
  open();
  expect(await screen.findByText('Course Not Found')).toBeVisible();
  expect(screen.getByText(/you may not have permission to edit it/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Courses' })).toHaveAttribute('href', '/admin/courses');
});

it('says why a course did not load', async () => {
  readCourseForEdit.mockRejectedValue({ code: 'internal-error', message: 'Broken.' });
  open();
  expect(await screen.findByText('Failed to fetch course: Broken.')).toBeVisible();
});

it('changes the status from the editor', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Course published')).toBeVisible();
  expect(setCourseStatus).toHaveBeenCalledWith({ id: ID, course_type: 'course', status: 'published' });
  expect(button('Unpublish')).toBeVisible();
});

describe('when somebody else saved meanwhile', () => {
  const conflict = { yours: 3, stored: 5, savedBy: 'Juma Hassan', savedAt: Date.UTC(2026, 4, 3) };
  beforeEach(() => {
    updateCourse.mockRejectedValueOnce({ code: 'conflict', message: courseErrors.conflict, conflict });
  });

  async function collide() {
    const page = open();
    await retitle('My title');
    readCourseForEdit.mockResolvedValue(stored({ version: 5, title: 'Their title' }));
    await page.user.click(button('Update Course'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/by Juma Hassan/)).toBeVisible();
    const row = within(await dialog.findByRole('row', { name: /Course Title/ }));
    expect(row.getByText('My title')).toBeVisible();
    expect(row.getByText('Their title')).toBeVisible();
    return { page, dialog };
  }

  it('shows both versions, and saves mine over theirs', async () => {
    const { page, dialog } = await collide();
    await page.user.click(dialog.getByRole('button', { name: 'Save mine over it' }));
    expect(await screen.findByText('Course data updated successfully!')).toBeVisible();
    expect(updateCourse.mock.lastCall?.[0]).toMatchObject({ version: 5, title: 'My title' });
  });

  it('takes theirs', async () => {
    const { page, dialog } = await collide();
    await page.user.click(dialog.getByRole('button', { name: 'Take their version' }));
    await waitFor(() => expect(field('Course Title')).toHaveValue('Their title'));
    expect(screen.queryByText('What you typed is back.')).not.toBeInTheDocument();
    await page.user.click(button('Update Course'));
    expect(await screen.findByText('Course data updated successfully!')).toBeVisible();
    expect(updateCourse.mock.lastCall?.[0]).toMatchObject({ version: 5, title: 'Their title' });
  });
});

it('opens a copy as a new course, under ids of its own', async () => {
  const page = renderPage(<AdminCourseNewPage />, {
    path: `/admin/courses/add?from=${ID}`,
    session: student({ role: 'teacher' }),
  });
  expect(await screen.findByLabelText('Course Title')).toHaveValue('Copy of Algebra from the beginning');
  expect(createCourse).not.toHaveBeenCalled();
  await page.user.click(button('Create Course'));
  expect(await screen.findByText('Course created successfully!')).toBeVisible();
  const copy = createCourse.mock.calls[0]?.[0];
  const original = (await readCourseForEdit.mock.results[0]?.value)?.form;
  expect(copy?.id).not.toBe(ID);
  expect(copy?.modules[0]?.title).toBe(original?.modules[0]?.title);
  expect(copy?.modules[0]?.id).not.toBe(original?.modules[0]?.id);
});
