import { screen, waitFor, within } from '@testing-library/react';
import { discussionRecord } from '../../../tests/support/cases/discussionRecord';
import { withDialogs } from '../../../tests/support/dialog';
import { renderPage, student } from '../../../tests/support/renderPage';
import { type Discussion, parseDiscussion } from '../../domain/discussion';
import { discussionFormMessages } from '../../domain/discussionForm';
import type { TutorRow } from '../../domain/tutor';
import { Component as DeletePage } from './AdminDiscussionDeletePage';
import { Component as EditPage } from './AdminDiscussionEditPage';
import { AdminDiscussionList } from './AdminDiscussionList';
import { AdminDiscussionNewDialog } from './AdminDiscussionNewDialog';
import * as adminDocs from './adminDiscussionDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../data/serverClock', () => ({ serverOffset: () => Promise.resolve(0) }));
jest.mock('./adminDiscussionDocs');
const mocked = jest.mocked(adminDocs);

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const teacher = student({ role: 'teacher' });
const tutorId = (n: number) => `0000000${n}-1111-4111-8111-111111111111`;
const tutor = (n: number) =>
  ({ id: tutorId(n), name: `Tutor ${n}`, specialty: 'Physics', avatar_url: null }) as TutorRow;

function discussion(fields: Record<string, unknown> = {}): Discussion {
  const parsed = parseDiscussion(ID, discussionRecord({ created_by: teacher.uid, tutors: [], ...fields }));
  if (!parsed) throw new Error('This is no discussion');
  return parsed;
}

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  mocked.listTutorChoices.mockResolvedValue([tutor(1), tutor(2), tutor(3)]);
  mocked.createDiscussion.mockResolvedValue({ id: ID, version: 1 });
  mocked.updateDiscussion.mockResolvedValue({ id: ID, version: 2 });
  mocked.readDiscussionForEdit.mockResolvedValue(discussion());
});

describe('the dialog for a new discussion', () => {
  const onClose = jest.fn();
  const openDialog = () => {
    const page = renderPage(<AdminDiscussionNewDialog onClose={onClose} />, { session: teacher });
    return { ...page, dialog: within(screen.getByRole('dialog')) };
  };

  it('asks for title, subtitle and, of an upcoming one, the time', async () => {
    const { user, dialog } = openDialog();
    await user.selectOptions(dialog.getByLabelText('Status'), 'upcoming');
    await user.click(dialog.getByRole('button', { name: 'Create Discussion' }));
    for (const [label, message] of [
      ['Title', discussionFormMessages.title],
      ['Subtitle', discussionFormMessages.subtitle],
      ['Time', discussionFormMessages.time],
    ] as const)
      await waitFor(() => expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(message));
    expect(mocked.createDiscussion).not.toHaveBeenCalled();
  });

  it('takes two tutors and refuses a third, and sends what was typed once', async () => {
    const { user, dialog } = openDialog();
    await user.type(dialog.getByLabelText('Title'), 'Formulas');
    await user.type(dialog.getByLabelText('Subtitle'), 'Which one?');
    const tutors = dialog.getByLabelText(/^Invited tutors/);
    await dialog.findByRole('option', { name: 'Tutor 1 · Physics' });
    for (const n of [1, 2, 3]) await user.selectOptions(tutors, tutorId(n));
    expect(tutors).toHaveAccessibleDescription(discussionFormMessages.tutors);
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    mocked.createDiscussion.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { id: ID, version: 1 };
    });
    await user.dblClick(dialog.getByRole('button', { name: 'Create Discussion' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(mocked.createDiscussion).toHaveBeenCalledTimes(1);
    expect(mocked.createDiscussion.mock.calls[0]?.[0]).toMatchObject({
      title: 'Formulas',
      status: 'live',
      tutors: [tutorId(1), tutorId(2)],
    });
  });

  it('keeps what was typed when it is left, and when saving fails', async () => {
    mocked.createDiscussion.mockRejectedValue({ code: 'unavailable', message: 'No connection' });
    const { user, dialog, unmount } = openDialog();
    await user.type(dialog.getByLabelText('Title'), 'Formulas');
    await user.type(dialog.getByLabelText('Subtitle'), 'Which one?');
    await user.click(dialog.getByRole('button', { name: 'Create Discussion' }));
    expect(await dialog.findByText('The discussion was not created.')).toBeVisible();
    unmount();
    expect(openDialog().dialog.getByLabelText('Title')).toHaveValue('Formulas');
  });
});

describe('the table', () => {
  it('says when there is none, and asks for those that are live now', async () => {
    mocked.listDiscussions.mockResolvedValue({ rows: [], next: null, previous: null });
    const { user } = renderPage(<AdminDiscussionList />, {
      path: '/admin/social?tab=discussions',
      session: teacher,
    });
    expect(await screen.findByText('No discussions found')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Status'), 'Live Now');
    await waitFor(() =>
      expect(mocked.listDiscussions).toHaveBeenLastCalledWith(
        expect.objectContaining({ createdBy: teacher.uid, status: 'live' }),
      ),
    );
  });

  it('closes a room that is live', async () => {
    mocked.listDiscussions.mockResolvedValue({ rows: [discussion()], next: null, previous: null });
    mocked.setDiscussionStatus.mockResolvedValue({ id: ID });
    const { user } = renderPage(<AdminDiscussionList />, { path: '/admin/social', session: teacher });
    expect(await screen.findByText('15')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /How do you learn formulas/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Close the room' }));
    await waitFor(() => expect(mocked.setDiscussionStatus).toHaveBeenCalledWith({ id: ID, act: 'close' }));
  });
});

const own = { path: `/admin/social/discussions/${ID}/x`, route: '/admin/social/discussions/:id/x' };

it('edits from what is stored, and returns', async () => {
  const { user, location } = renderPage(<EditPage />, { ...own, session: teacher });
  const title = await screen.findByLabelText('Title');
  await user.clear(title);
  await user.type(title, 'Another');
  await user.click(screen.getByRole('button', { name: 'Update Discussion' }));
  await waitFor(() => expect(location().pathname).toBe('/admin/social'));
  expect(mocked.updateDiscussion.mock.calls[0]?.[0]).toMatchObject({ id: ID, version: 1, title: 'Another' });
});

it('is nobody else’s to edit', async () => {
  mocked.readDiscussionForEdit.mockResolvedValue(discussion({ created_by: 'somebody' }));
  renderPage(<EditPage />, { ...own, session: teacher });
  expect(await screen.findByRole('heading', { name: 'Discussion not found.' })).toBeVisible();
});

it('deletes after saying what goes, and stays where that fails', async () => {
  mocked.removeDiscussion.mockRejectedValueOnce({ code: 'unavailable', message: 'No connection' });
  mocked.removeDiscussion.mockResolvedValue({ id: ID });
  const { user, location } = renderPage(<DeletePage />, { ...own, session: teacher });
  expect(await screen.findByText('15 students take part.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(mocked.removeDiscussion).toHaveBeenCalledTimes(1));
  expect(location().pathname).toContain('/x');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(location().pathname).toBe('/admin/social'));
});
