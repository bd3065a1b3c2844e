import { screen, waitFor, within } from '@testing-library/react';
import { liveClassRecord, registrationRecord } from '../../../tests/support/cases/liveClassRecord';
import { withDialogs } from '../../../tests/support/dialog';
import { MEETING } from '../../../tests/support/liveClasses';
import { renderPage, student } from '../../../tests/support/renderPage';
import { type LiveClass, liveMessages, parseLiveClass } from '../../domain/liveClass';
import { liveFormMessages } from '../../domain/liveClassForm';
import { parseRegistration } from '../../domain/liveRegistration';
import { HOME_ZONE } from '../../domain/timeZone';
import { Component as EditPage } from './AdminLiveClassEditPage';
import { AdminLiveClassList } from './AdminLiveClassList';
import { Component as NewPage } from './AdminLiveClassNewPage';
import * as adminDocs from './adminLiveClassDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../data/serverClock', () => ({ serverOffset: () => Promise.resolve(0) }));
jest.mock('../../data/voiceDocs', () => ({ listVoices: () => Promise.resolve([]) }));
jest.mock('./adminLiveClassDocs');
const mocked = jest.mocked(adminDocs);

const MINUTE = 60_000;
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const START = Date.UTC(2026, 2, 3, 13);
const teacher = student({ role: 'teacher', displayName: 'Neema Mushi' });

function live(fields: Record<string, unknown> = {}): LiveClass {
  const parsed = parseLiveClass(ID, liveClassRecord({ session_starts: [START], ...fields }));
  if (!parsed) throw new Error('A class has a title and a time.');
  return parsed;
}

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(START - 60 * MINUTE);
  mocked.createLiveClass.mockResolvedValue({ id: ID, version: 1 });
  mocked.updateLiveClass.mockResolvedValue({ id: ID, version: 2 });
  mocked.readLiveClassForEdit.mockResolvedValue({ live: live(), link: MEETING });
  mocked.listLearners.mockResolvedValue([]);
});

describe('the form for a new class', () => {
  const openNew = () => renderPage(<NewPage />, { path: '/admin/interactive/live/new', session: teacher });

  it('asks for title, subtitle and teacher, and tells so at each field', async () => {
    const { user } = openNew();
    await user.clear(await screen.findByLabelText('Teacher'));
    await user.click(screen.getByRole('button', { name: 'Create Live Class' }));
    for (const [label, message] of [
      ['Title', liveFormMessages.title],
      ['Subtitle', liveFormMessages.subtitle],
      ['Teacher', liveFormMessages.teacher],
    ] as const)
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message));
    expect(mocked.createLiveClass).not.toHaveBeenCalled();
  });

  it('begins with Tanzania’s time, sends what was typed once, and returns', async () => {
    const { user, location } = openNew();
    expect(await screen.findByLabelText('Time zone')).toHaveValue(HOME_ZONE);
    expect(screen.getByLabelText('Teacher')).toHaveValue('Neema Mushi');
    await user.type(screen.getByLabelText('Title'), 'Fractions');
    await user.type(screen.getByLabelText('Subtitle'), 'Halves');
    await user.type(screen.getByLabelText(/^Join link/), MEETING);
    await user.clear(screen.getByLabelText('Sessions'));
    await user.type(screen.getByLabelText('Sessions'), '4');
    expect(await screen.findByText(/by your clock/)).toHaveTextContent('4 sessions');
    await user.selectOptions(screen.getByLabelText('Repeat'), 'daily');
    await user.click(screen.getByRole('button', { name: 'Create Live Class' }));
    await waitFor(() => expect(location().pathname).toBe('/admin/interactive'));
    expect(mocked.createLiveClass).toHaveBeenCalledTimes(1);
    expect(mocked.createLiveClass.mock.calls[0]?.[0]).toMatchObject({
      title: 'Fractions',
      subtitle: 'Halves',
      sessions: '4',
      repeat: 'daily',
      status: 'upcoming',
      link: MEETING,
    });
    expect(await screen.findByText('Live class created successfully!')).toBeVisible();
  });

  it('keeps what was typed when saving fails', async () => {
    mocked.createLiveClass.mockRejectedValue({ code: 'offline', message: 'You are offline.' });
    const { user } = openNew();
    await user.type(await screen.findByLabelText('Title'), 'Fractions');
    await user.type(screen.getByLabelText('Subtitle'), 'Halves');
    await user.click(screen.getByRole('button', { name: 'Create Live Class' }));
    expect(await screen.findByText('You are offline.')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Fractions');
  });

  it('takes no link but one of https', async () => {
    const { user } = openNew();
    await user.type(await screen.findByLabelText(/^Join link/), 'http://meet.example');
    await user.tab();
    await waitFor(() =>
      expect(screen.getByLabelText(/^Join link/)).toHaveAccessibleDescription(/begins with https/),
    );
  });
});

describe('the form for a class that is there', () => {
  const openEdit = (session = teacher) =>
    renderPage(<EditPage />, {
      path: `/admin/interactive/live/${ID}/edit`,
      route: '/admin/interactive/live/:id/edit',
      session,
    });

  it('shows what is stored, and who comes', async () => {
    mocked.listLearners.mockResolvedValue([
      parseRegistration(registrationRecord({ name: 'Amina Juma', attended: [START] })),
    ]);
    mocked.readLiveClassForEdit.mockResolvedValue({ live: live({ created_by: 'neema' }), link: MEETING });
    const { user, location } = openEdit();
    expect(await screen.findByLabelText('Title')).toHaveValue('Fractions, live');
    expect(screen.getByLabelText('Time')).toHaveValue('16:00');
    expect(screen.getByLabelText(/^Join link/)).toHaveValue(MEETING);
    const learners = within(screen.getByRole('heading', { name: 'Attendance' }).closest('section')!);
    expect(await learners.findByText('Amina Juma')).toBeVisible();
    expect(learners.getByText('1 of 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Update Live Class' }));
    await waitFor(() => expect(location().pathname).toBe('/admin/interactive'));
    expect(mocked.updateLiveClass.mock.calls[0]?.[0]).toMatchObject({ id: ID, version: 1 });
  });

  it('shows both versions to who comes second', async () => {
    mocked.updateLiveClass.mockRejectedValueOnce({
      code: 'conflict',
      message: liveMessages.conflict,
      conflict: { yours: 1, stored: 2, savedBy: 'Juma Ali', savedAt: START },
    });
    const { user } = openEdit();
    await user.type(await screen.findByLabelText('Title'), ' again');
    mocked.readLiveClassForEdit.mockResolvedValue({
      live: live({ title: 'Decimals', version: 2 }),
      link: MEETING,
    });
    await user.click(screen.getByRole('button', { name: 'Update Live Class' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Decimals')).toBeVisible();
    expect(dialog.getByText('Fractions, live again')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(mocked.updateLiveClass.mock.calls[1]?.[0]).toMatchObject({ version: 2 }));
  });

  it.each([
    ['somebody else’s', { created_by: 'juma' }],
    ['a cancelled', { is_cancelled: true }],
  ])('does not open for %s class', async (_what, fields) => {
    mocked.readLiveClassForEdit.mockResolvedValue({ live: live(fields), link: '' });
    openEdit();
    expect(await screen.findByText('Live class not found.')).toBeVisible();
  });
});

describe('the cards', () => {
  const openList = async (fields: Record<string, unknown> = {}) => {
    mocked.listLiveClasses.mockResolvedValue({ rows: [live(fields)], next: null, previous: null });
    const page = renderPage(<AdminLiveClassList />, { path: '/admin/interactive', session: teacher });
    const card = within(await screen.findByRole('article'));
    const choose = async (name: string) => {
      await page.user.click(card.getByRole('button', { name: 'Actions for Fractions, live' }));
      await page.user.click(await screen.findByRole('menuitem', { name }));
    };
    return { ...page, card, choose };
  };

  it('say what a class is', async () => {
    const { card } = await openList({ session_starts: [START, START + 1], registered_count: 3 });
    for (const text of ['Fractions, live', 'Neema Mushi', 'Upcoming', 'Mathematics · Form I'])
      expect(card.getByText(text)).toBeVisible();
    expect(card.getByText('60 min · 2 sessions · 3 learners')).toBeVisible();
    expect(mocked.listLiveClasses.mock.calls[0]?.[0]).toMatchObject({ createdBy: 'neema' });
  });

  it.each([
    ['Open', 'open', {}],
    ['Close', 'close', { session_starts: [START - 70 * MINUTE], duration_minutes: 120 }],
  ])('%s a class', async (name, act, fields) => {
    const { user, card } = await openList(fields);
    await user.click(card.getByRole('button', { name }));
    await waitFor(() => expect(mocked.setLiveClassStatus.mock.calls[0]?.[0]).toEqual({ id: ID, act }));
  });

  it('ask before a class is cancelled or deleted', async () => {
    const { user, choose } = await openList({ registered_count: 2 });
    await choose('Cancel class');
    let dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/2 learners are registered/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel class' }));
    await waitFor(() =>
      expect(mocked.setLiveClassStatus.mock.calls[0]?.[0]).toEqual({ id: ID, act: 'cancel' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await choose('Delete');
    dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(mocked.removeLiveClass.mock.calls[0]?.[0]).toBe(ID));
  });

  it('publish the recording of what is over', async () => {
    mocked.listRecordings.mockResolvedValue([{ id: 'recorded', title: 'Fractions, recorded' }]);
    const { user, choose } = await openList({ session_starts: [START - 600 * MINUTE] });
    await choose('Publish recording');
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Publish recording' }));
    expect(await dialog.findByText(liveMessages.noRecording)).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('On-demand class'), 'recorded');
    await user.click(dialog.getByRole('button', { name: 'Publish recording' }));
    await waitFor(() =>
      expect(mocked.attachRecording.mock.calls[0]?.[0]).toEqual({ id: ID, recordingId: 'recorded' }),
    );
  });

  it('leave only what can be done with a cancelled class', async () => {
    const { user, card } = await openList({ is_cancelled: true });
    expect(card.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
    await user.click(card.getByRole('button'));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Delete']);
  });

  it('are none at first, or none that a search finds', async () => {
    mocked.listLiveClasses.mockResolvedValue({ rows: [], next: null, previous: null });
    const { unmount } = renderPage(<AdminLiveClassList />, { path: '/admin/interactive', session: teacher });
    expect(await screen.findByText('No live classes found. Create your first live class!')).toBeVisible();
    unmount();
    renderPage(<AdminLiveClassList />, { path: '/admin/interactive?q=xyz', session: teacher });
    expect(await screen.findByText('No live classes match your search.')).toBeVisible();
  });
});
