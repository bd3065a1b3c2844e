import { screen, waitFor, within } from '@testing-library/react';
import { withDialogs } from '../../../tests/support/dialog';
import { renderPage, student } from '../../../tests/support/renderPage';
import { tutorRecord } from '../../../tests/support/cases/tutorRecord';
import { parseTutor, type Tutor } from '../../domain/tutor';
import * as saving from '../../ui/saveFile';
import { Component as AdminTutorListPage } from './AdminTutorListPage';
import * as docs from './tutorDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../ui/saveFile', () => ({ saveFile: jest.fn() }));
jest.mock('./tutorDocs', () => ({ listTutors: jest.fn(), setTutorStanding: jest.fn() }));
const mocked = jest.mocked(docs);
const saveFile = jest.mocked(saving.saveFile);

const tutor = (id: string, fields: Record<string, unknown>): Tutor => {
  const parsed = parseTutor(id, tutorRecord(fields));
  if (!parsed) throw new Error('This tutor has no name');
  return parsed;
};
const ANITHA = tutor('anitha', { verified: true, rating: 4.5, rating_count: 2, students_count: 7 });
const MWAJUMA = tutor('mwajuma', { name: 'Mwajuma Kondo', specialty: 'Geography', status: 'review' });

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  mocked.listTutors.mockResolvedValue({ rows: [ANITHA, MWAJUMA], next: null, previous: null });
});

const open = (query = '') =>
  renderPage(<AdminTutorListPage />, { path: `/admin/tutors${query}`, session: student({ role: 'admin' }) });
const rowOf = async (name: string) =>
  within((await screen.findByText(name)).closest('tr') as HTMLTableRowElement);
const choose = async (user: ReturnType<typeof open>['user'], name: string, entry: RegExp) => {
  await user.click((await rowOf(name)).getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByText(entry));
};

it('shows name, specialty, rating, students, verification and status', async () => {
  open();
  const row = await rowOf('Anitha Kessy');
  for (const text of ['Physics', '4.5', '7', 'Verified', 'Active']) expect(row.getByText(text)).toBeVisible();
  expect((await rowOf('Mwajuma Kondo')).getByText('Under Review')).toBeVisible();
});

it('takes filters, search and order from the address', async () => {
  open('?status=review&verified=no&q=mwa&sort=-rating');
  await rowOf('Mwajuma Kondo');
  expect(mocked.listTutors.mock.lastCall?.[0]).toMatchObject({
    status: 'review',
    verified: false,
    search: 'mwa',
    sort: { by: 'rating', direction: 'desc' },
  });
});

it('verifies at once', async () => {
  const { user } = open();
  await choose(user, 'Mwajuma Kondo', /^Verify$/);
  expect(mocked.setTutorStanding).toHaveBeenCalledWith({ ids: ['mwajuma'], to: { verified: true } });
  expect(await screen.findByText('Tutor changed')).toBeVisible();
});

it('asks before it changes a status', async () => {
  const { user } = open();
  await choose(user, 'Mwajuma Kondo', /^Status: Active$/);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Make Mwajuma Kondo active?')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change status' }));
  await waitFor(() =>
    expect(mocked.setTutorStanding).toHaveBeenCalledWith({ ids: ['mwajuma'], to: { status: 'active' } }),
  );
});

it('exports the list as it is filtered', async () => {
  const { user } = open('?status=active');
  await rowOf('Anitha Kessy');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  const [name, , text] = saveFile.mock.lastCall ?? [];
  expect(name).toMatch(/^tutors-\d{4}-\d\d-\d\d\.csv$/);
  expect(text).toContain('anitha,Anitha Kessy,Physics');
  expect(mocked.listTutors.mock.lastCall?.[0]).toMatchObject({ status: 'active' });
});
