import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage, student } from '../../../tests/support/renderPage';
import { Component as AdminTutorNewPage } from './AdminTutorNewPage';
import * as docs from './tutorDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../data/upload', () => ({
  startUpload: jest.fn(),
  removeFile: jest.fn(),
  downloadUrl: jest.fn(),
}));
jest.mock('./tutorDocs', () => ({
  createTutor: jest.fn(),
  updateTutor: jest.fn(),
  readTutorForEdit: jest.fn(),
}));
const mocked = jest.mocked(docs);

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
});

const open = () =>
  renderPage(<AdminTutorNewPage />, {
    path: '/admin/tutors/add',
    session: student({ uid: 'rehema', role: 'admin' }),
  });
const submit = () => screen.getByRole('button', { name: 'Register Tutor' });

/** What must be filled. */
function fill(): void {
  const values = {
    'Full Name': 'Anitha Kessy',
    Specialty: 'Physics',
    Email: 'anitha@shule.example',
    Bio: 'Explains forces with a bicycle.',
    'Start Date': '2026-01-12',
  };
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

it('has the sections, buttons and the way back of the specification', () => {
  open();
  for (const name of [
    'Personal Information',
    'Credentials & Experience',
    'Availability & Pricing',
    'Profile Media',
  ])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Tutors' })).toHaveAttribute('href', '/admin/tutors');
  expect(screen.getByRole('button', { name: 'Reset Form' })).toBeVisible();
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Under Review');
});

it('opens the times of a day when the day is enabled', async () => {
  const { user } = open();
  const monday = within(screen.getByRole('group', { name: 'Monday' }));
  expect(monday.getByLabelText('Start')).toBeDisabled();
  expect(monday.getByLabelText('Start')).toHaveValue('09:00');
  expect(monday.getByLabelText('End')).toHaveValue('17:00');
  await user.click(monday.getByRole('checkbox', { name: 'Monday' }));
  expect(monday.getByLabelText('Start')).toBeEnabled();
  expect(within(screen.getByRole('group', { name: 'Tuesday' })).getByLabelText('End')).toBeDisabled();
});

it('says what is missing, and saves nothing', async () => {
  const { user } = open();
  await user.click(submit());
  for (const message of [
    'Name is required',
    'Invalid email address',
    'Specialty is required',
    'Bio should be at least 10 characters',
    'Start date is required',
  ])
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(mocked.createTutor).not.toHaveBeenCalled();
});

it('registers a tutor, and stands ready for the next', async () => {
  const { user } = open();
  fill();
  await user.click(submit());
  await waitFor(() => expect(mocked.createTutor).toHaveBeenCalledTimes(1));
  expect(mocked.createTutor.mock.lastCall?.[0]).toMatchObject({
    form: { name: 'Anitha Kessy', status: 'review', email: 'anitha@shule.example' },
    pictures: {},
    createdBy: 'rehema',
  });
  expect(await screen.findByText('Tutor successfully registered!')).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveValue('');
});

it('keeps what was typed when saving fails', async () => {
  mocked.createTutor.mockRejectedValue(Object.assign(new Error('no'), { code: 'permission-denied' }));
  const { user } = open();
  fill();
  await user.click(submit());
  expect(
    (await screen.findAllByText('Permission denied. Please make sure you are logged in.')).length,
  ).toBeGreaterThan(0);
  expect(screen.getByLabelText('Full Name')).toHaveValue('Anitha Kessy');
});

it('keeps what was typed through a reload, under the same id, until it is saved', async () => {
  mocked.createTutor.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'permission-denied' }));
  const first = open();
  fill();
  await first.user.click(within(screen.getByRole('group', { name: 'Monday' })).getByRole('checkbox'));
  await first.user.click(submit());
  await screen.findAllByText('Permission denied. Please make sure you are logged in.');
  first.unmount();

  const second = open();
  expect(screen.getByText('What you typed is back.')).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Anitha Kessy');
  expect(within(screen.getByRole('group', { name: 'Monday' })).getByRole('checkbox')).toBeChecked();
  await second.user.click(submit());
  expect(await screen.findByText('Tutor successfully registered!')).toBeVisible();
  const [lost, saved] = mocked.createTutor.mock.calls.map(([{ id }]) => id);
  expect(saved).toBe(lost);
  expect(screen.getByLabelText('Full Name')).toHaveValue('');
  expect(screen.queryByText('What you typed is back.')).not.toBeInTheDocument();
});

it('starts afresh with Reset Form', async () => {
  const { user } = open();
  fill();
  await user.click(screen.getByRole('button', { name: 'Reset Form' }));
  expect(screen.getByLabelText('Full Name')).toHaveValue('');
  expect(document.body).not.toHaveFocus();
});
