import { screen, waitFor, within } from '@testing-library/react';
import { withDialogs } from '../../../tests/support/dialog';
import { renderPage, student } from '../../../tests/support/renderPage';
import * as voiceDocs from '../../data/voiceDocs';
import { parseUser, type UserRecord } from '../../domain/user';
import * as saving from '../../ui/saveFile';
import { Component as AdminUserListPage } from './AdminUserListPage';
import * as docs from './userDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../ui/saveFile', () => ({ saveFile: jest.fn() }));
jest.mock('./userDocs', () => ({
  listUsers: jest.fn(),
  createUser: jest.fn(),
  setUserRole: jest.fn(),
  setUserStatus: jest.fn(),
  sendPasswordLink: jest.fn(),
  importUsers: jest.fn(),
}));
jest.mock('../../data/voiceDocs');
const mocked = jest.mocked(docs);
const voices = jest.mocked(voiceDocs);
const saveFile = jest.mocked(saving.saveFile);

const person = (uid: string, first_name: string, fields: Record<string, unknown> = {}): UserRecord =>
  parseUser(uid, {
    first_name,
    last_name: 'Kileo',
    email: `${uid}@shule.example`,
    role: 'student',
    joined: 1_700_000_000_000,
    ...fields,
  });
const SELF = person('neema', 'Neema', { role: 'admin' });
const JUMA = person('juma', 'Juma');
const ASHA = person('asha', 'Asha', { status: 'inactive' });
const pageOf = (...rows: UserRecord[]) => ({ rows, next: null, previous: null });

beforeAll(withDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  mocked.listUsers.mockResolvedValue(pageOf(SELF, JUMA, ASHA));
  mocked.setUserRole.mockResolvedValue(JUMA);
  mocked.setUserStatus.mockResolvedValue(undefined);
  mocked.sendPasswordLink.mockResolvedValue({ mailSent: true });
  voices.listVoices.mockResolvedValue([]);
  voices.setVouched.mockResolvedValue(null);
});

const open = (query = '') =>
  renderPage(<AdminUserListPage />, { path: `/admin/users${query}`, session: student({ role: 'admin' }) });
const rowOf = async (name: string) =>
  within((await screen.findByText(name)).closest('tr') as HTMLTableRowElement);
const lastRequest = () => mocked.listUsers.mock.lastCall?.[0];

it('shows name, email, role, status and the day of joining', async () => {
  open();
  const row = await rowOf('Asha Kileo');
  for (const text of ['asha@shule.example', 'Student', 'Deactivated'])
    expect(row.getByText(text)).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Name',
    'Email',
    'Role',
    'Status',
    'Joined',
    'Actions',
  ]);
  expect(row.getByText(/2023/).closest('time')).toHaveAttribute('datetime', '2023-11-14T22:13:20.000Z');
});

it('takes filters, search, order and place from the address', async () => {
  open('?role=teacher&status=active&q=juma&sort=-sort_name&after=s:x:y');
  await rowOf('Juma Kileo');
  expect(lastRequest()).toEqual({
    role: 'teacher',
    status: 'active',
    search: 'juma',
    sort: { by: 'sort_name', direction: 'desc' },
    after: 's:x:y',
    before: undefined,
  });
  expect(screen.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'descending');
});

it('filters behind a button, and sorts by a head, each from the first page', async () => {
  const { user, location } = open('?after=s:x:y');
  await rowOf('Juma Kileo');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.selectOptions(screen.getByLabelText('Role'), 'Teacher');
  expect(location().search).toBe('?role=teacher');
  await user.click(screen.getByRole('button', { name: 'Email' }));
  expect(location().search).toBe('?role=teacher&sort=email');
  await user.click(screen.getByRole('button', { name: 'Email' }));
  expect(location().search).toBe('?role=teacher&sort=-email');
  expect(screen.getByRole('button', { name: 'Filter (1)' })).toHaveAttribute('aria-expanded', 'true');
});

it('changes a role after saying what it means, and reads the list again', async () => {
  const { user } = open();
  const row = await rowOf('Juma Kileo');
  await user.click(row.getByRole('button', { name: 'Actions for Juma Kileo' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Role: Teacher' }));
  expect(screen.getByRole('dialog', { name: 'Make Juma Kileo teacher?' })).toHaveTextContent(
    'They need not sign in again.',
  );
  await user.click(screen.getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText('Role changed')).toBeInTheDocument();
  expect(mocked.setUserRole.mock.calls[0]?.[0]).toEqual({ uid: 'juma', role: 'teacher' });
  await waitFor(() => expect(mocked.listUsers).toHaveBeenCalledTimes(2));
});

it('says why nobody changes their own role or status, and leaves their row out of selections', async () => {
  const { user } = open();
  const row = await rowOf('Neema Kileo');
  await user.click(row.getByRole('button', { name: 'Actions for Neema Kileo' }));
  expect(screen.getByRole('menuitemradio', { name: /Role: Admin/ })).toHaveTextContent(
    'You cannot change your own role.',
  );
  expect(screen.getByRole('menuitem', { name: /Deactivate/ })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  expect(row.getByLabelText('Select Neema Kileo')).toBeDisabled();
  await user.click(screen.getByLabelText('Select all on this page'));
  expect(screen.getByRole('region', { name: 'Selected rows' })).toHaveTextContent('2 selected');
});

it('deactivates several at once, after asking', async () => {
  const { user } = open();
  await rowOf('Juma Kileo');
  await user.click(screen.getByLabelText('Select Juma Kileo'));
  await user.click(screen.getByLabelText('Select Asha Kileo'));
  await user.click(screen.getByRole('button', { name: 'Deactivate' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Deactivate 2 accounts?' }));
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('2 accounts deactivated')).toBeInTheDocument();
  expect(mocked.setUserStatus.mock.calls[0]?.[0]).toEqual({ uids: ['juma', 'asha'], status: 'inactive' });
  expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument();
});

it('sends the password link again, to active accounts alone', async () => {
  const { user } = open();
  await user.click((await rowOf('Juma Kileo')).getByRole('button', { name: /Actions/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Send password link' }));
  expect(await screen.findByText('Password link sent')).toBeInTheDocument();
  expect(mocked.sendPasswordLink.mock.calls[0]?.[0]).toEqual({ uid: 'juma' });
  await user.click((await rowOf('Asha Kileo')).getByRole('button', { name: /Actions/ }));
  expect(screen.getByRole('menuitem', { name: /Send password link/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it('lets students write who have no verified e-mail, and takes it back', async () => {
  const rows = [SELF, JUMA, ASHA, person('baraka', 'Baraka')];
  mocked.listUsers.mockResolvedValue(pageOf(...rows));
  voices.listVoices.mockResolvedValue([
    { uid: 'juma', is_verified: false, vouched_by: null },
    { uid: 'asha', is_verified: false, vouched_by: 'neema' },
    { uid: 'baraka', is_verified: true, vouched_by: null },
  ]);
  const { user } = open();
  const choose = async (name: string, item: RegExp) => {
    await user.click((await rowOf(name)).getByRole('button', { name: /Actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await choose('Juma Kileo', /^Let write/);
  expect(await screen.findByText('They can write now')).toBeInTheDocument();
  await choose('Asha Kileo', /^Let them write no more/);
  expect(await screen.findByText('They cannot write any more')).toBeInTheDocument();
  expect(voices.setVouched.mock.calls.map(([input]) => input)).toEqual([
    { uid: 'juma', isVouched: true },
    { uid: 'asha', isVouched: false },
  ]);
  expect(voices.listVoices.mock.calls[0]?.[0]).toEqual(['juma', 'asha', 'baraka']);
  await user.click((await rowOf('Baraka Kileo')).getByRole('button', { name: /Actions/ }));
  expect(screen.queryByRole('menuitem', { name: /[Ww]rite/ })).toBeNull();
});

it('exports every row of the filter, page by page', async () => {
  mocked.listUsers.mockImplementation(({ after, size }) =>
    Promise.resolve(
      after
        ? pageOf(ASHA)
        : { rows: [SELF, person('x', '=Juma')], next: size ? 'more' : null, previous: null },
    ),
  );
  const { user } = open('?role=student');
  await rowOf('Neema Kileo');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [name, , text = ''] = saveFile.mock.calls[0] ?? [];
  expect(name).toMatch(/^users-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(text.split('\r\n')).toHaveLength(4);
  expect(text.startsWith('\uFEFFName,Email')).toBe(true);
  expect(text).toContain(`"'=Juma Kileo"`);
  expect(lastRequest()).toMatchObject({ role: 'student', after: 'more' });
});

it('says that there is nobody, or that it failed, and tries again', async () => {
  mocked.listUsers.mockRejectedValueOnce(Object.assign(new Error(), { code: 'permission-denied' }));
  mocked.listUsers.mockResolvedValue(pageOf());
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No users found for these filters.')).toBeVisible();
});
