import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { courseRecord } from '../../../../tests/support/cases/courseRecord';
import { withDialogs } from '../../../../tests/support/dialog';
import { button, field } from '../../../../tests/support/ebookForm';
import { validOnDemand } from '../../../../tests/support/onDemand';
import { renderPage, student } from '../../../../tests/support/renderPage';
import { parseCourse } from '../../../domain/courseParse';
import { toCourseDocuments } from '../../../domain/courseRecord';
import { withOpenRows } from '../../../domain/onDemandRecord';
import type { CourseForEdit } from '../courseDocs';
import * as docs from '../courseDocs';
import { Component as AdminOnDemandEditPage } from './AdminOnDemandEditPage';

jest.mock('../../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../courseDocs', () => ({
  readCourseForEdit: jest.fn(),
  updateCourse: jest.fn(),
  setCourseStatus: jest.fn(),
}));
const { readCourseForEdit, updateCourse, setCourseStatus } = jest.mocked(docs);

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const FORM = withOpenRows(validOnDemand());

function stored(fields: Record<string, unknown> = {}): CourseForEdit {
  const record = courseRecord({
    ...toCourseDocuments(FORM).course,
    version: 3,
    created_by: 'neema',
    ...fields,
  });
  const course = parseCourse(ID, record);
  if (!course) throw new Error('no title');
  return { course, form: { ...FORM, title: course.title } };
}

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  readCourseForEdit.mockResolvedValue(stored());
  updateCourse.mockImplementation(({ id, version }) => Promise.resolve({ id, version: version + 1 }));
});

const open = () =>
  renderPage(<AdminOnDemandEditPage />, {
    path: `/admin/interactive/ondemand/${ID}/edit`,
    route: '/admin/interactive/ondemand/:courseId/edit',
    session: student({ role: 'teacher' }),
  });
const retitle = async (value: string) => {
  await screen.findByLabelText('Title');
  await act(async () => void fireEvent.change(field('Title'), { target: { value } }));
};

it('saves what was changed under the version that it began from, and goes back to the list', async () => {
  const page = open();
  await retitle('Light at home');
  await page.user.click(button('Update On-Demand Class'));
  expect(await screen.findByText('On-demand class updated!')).toBeVisible();
  expect(page.location()).toMatchObject({ pathname: '/admin/interactive' });
  expect(updateCourse.mock.calls[0]?.[0]).toMatchObject({
    id: ID,
    version: 3,
    title: 'Light at home',
    courseType: 'on-demand-class',
    instructorDetails: { title: 'Physics teacher' },
  });
});

it.each([
  ['was deleted', () => readCourseForEdit.mockResolvedValue(null)],
  ['is refused', () => readCourseForEdit.mockRejectedValue({ code: 'permission-denied', message: 'No.' })],
  ['is somebody else’s', () => readCourseForEdit.mockResolvedValue(stored({ created_by: 'juma' }))],
])('says of one that %s that it is not there, and returns to the list', async (_why, prepare) => {
  prepare();
  const { location } = open();
  expect(await screen.findByText('On-demand class not found.')).toBeVisible();
  expect(location().pathname).toBe('/admin/interactive');
});

it('changes the status from the editor', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('On-demand class published')).toBeVisible();
  expect(setCourseStatus.mock.calls[0]?.[0]).toMatchObject({ id: ID, status: 'published' });
});

it('says why it was not updated, and keeps what was typed', async () => {
  updateCourse.mockRejectedValueOnce({ code: 'unavailable', message: 'No connection.' });
  const page = open();
  await retitle('Light at home');
  await page.user.click(button('Update On-Demand Class'));
  await waitFor(() =>
    expect(screen.getAllByText('Failed to update on-demand class: No connection.').length).toBe(2),
  );
  expect(field('Title')).toHaveValue('Light at home');
});

it('shows both versions when somebody else saved meanwhile', async () => {
  const conflict = { yours: 3, stored: 5, savedBy: 'Juma Hassan', savedAt: Date.UTC(2026, 4, 3) };
  updateCourse.mockRejectedValueOnce({ code: 'conflict', message: 'Meanwhile.', conflict });
  const page = open();
  await retitle('My title');
  readCourseForEdit.mockResolvedValue(stored({ version: 5, title: 'Their title' }));
  await page.user.click(button('Update On-Demand Class'));
  expect(await screen.findByText('Their title')).toBeVisible();
  await page.user.click(button('Save mine over it'));
  expect(await screen.findByText('On-demand class updated!')).toBeVisible();
  expect(updateCourse.mock.lastCall?.[0]).toMatchObject({ version: 5, title: 'My title' });
});
