import { screen, waitFor, within } from '@testing-library/react';
import { liveClassRecord, registrationRecord } from '../../../tests/support/cases/liveClassRecord';
import { renderPage, student } from '../../../tests/support/renderPage';
import * as voiceDocs from '../../data/voiceDocs';
import { parseLiveClass } from '../../domain/liveClass';
import { parseRegistration } from '../../domain/liveRegistration';
import * as adminDocs from './adminLiveClassDocs';
import { AdminLiveLearners } from './AdminLiveLearners';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../data/voiceDocs');
jest.mock('./adminLiveClassDocs');
const { listLearners } = jest.mocked(adminDocs);
const voices = jest.mocked(voiceDocs);

const NAMES = ['Amina', 'Baraka', 'Chausiku', 'Daudi'];

beforeEach(() => {
  jest.resetAllMocks();
  listLearners.mockResolvedValue(
    NAMES.map((name) => parseRegistration(registrationRecord({ uid: name.toLowerCase(), name }))),
  );
  voices.listVoices.mockResolvedValue([
    { uid: 'amina', is_verified: false, vouched_by: null },
    { uid: 'baraka', is_verified: false, vouched_by: 'neema' },
    { uid: 'chausiku', is_verified: false, vouched_by: 'juma' },
    { uid: 'daudi', is_verified: true, vouched_by: null },
  ]);
  voices.setVouched.mockResolvedValue(null);
});

async function open(session = student({ role: 'teacher' })) {
  const live = parseLiveClass('class', liveClassRecord({ created_by: 'neema' }));
  const page = renderPage(live && <AdminLiveLearners live={live} />, { path: '/admin', session });
  await screen.findByText('Cannot write yet');
  // The buttons say it too, for who does not see the row.
  const row = (name: string) =>
    within(screen.getByText(name, { selector: 'span:not(.srOnly)' }).closest('li')!);
  return { ...page, row };
}

it('says who may not write yet, and whose word lets the others', async () => {
  const { row } = await open();
  expect(voices.listVoices.mock.calls[0]?.[0]).toEqual(['amina', 'baraka', 'chausiku', 'daudi']);
  expect(row('Baraka').getByText('Writes on your word')).toBeVisible();
  expect(row('Chausiku').getByText('Writes on a teacher’s word')).toBeVisible();
  expect(row('Chausiku').queryByRole('button')).toBeNull();
  expect(row('Daudi').queryByText(/[Ww]rite/)).toBeNull();
});

it('lets a teacher give their word and take it back, and asks how it is now', async () => {
  const { user, row } = await open();
  await user.click(row('Amina').getByRole('button', { name: 'Let write Amina' }));
  expect(await screen.findByText('They can write now')).toBeVisible();
  await user.click(row('Baraka').getByRole('button', { name: 'Take back Baraka' }));
  expect(await screen.findByText('They cannot write any more')).toBeVisible();
  expect(voices.setVouched.mock.calls.map(([input]) => input)).toEqual([
    { uid: 'amina', isVouched: true },
    { uid: 'baraka', isVouched: false },
  ]);
  await waitFor(() => expect(voices.listVoices).toHaveBeenCalledTimes(3));
});

it('lets an administrator take back anybody’s word', async () => {
  const { row } = await open(student({ uid: 'rehema', role: 'admin' }));
  for (const name of ['Baraka', 'Chausiku'])
    expect(row(name).getByRole('button', { name: `Take back ${name}` })).toBeVisible();
});

it('shows who is registered although nobody can say who may write', async () => {
  voices.listVoices.mockRejectedValue({ code: 'unavailable', message: 'No connection.' });
  const live = parseLiveClass('class', liveClassRecord({ created_by: 'neema' }));
  renderPage(live && <AdminLiveLearners live={live} />, {
    path: '/admin',
    session: student({ role: 'teacher' }),
  });
  expect(await screen.findByText('Amina')).toBeVisible();
  expect(screen.queryByText('Cannot write yet')).toBeNull();
});
