import { screen, waitFor } from '@testing-library/react';
import { renderPage, student } from '../../../tests/support/renderPage';
import type { UserRecord } from '../../domain/user';
import { endSession, refreshToken, rename, sendVerification } from '../../session/authSession';
import { readAccount, saveNames } from './accountDocs';
import { ProfilePage } from './ProfilePage';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve() }));
jest.mock('./accountDocs', () => ({ readAccount: jest.fn(), saveNames: jest.fn() }));
jest.mock('../../session/username', () => ({ isUsernameTaken: jest.fn() }));
jest.mock('../../session/authSession', () => ({
  followAuth: jest.fn(),
  rename: jest.fn(),
  refreshToken: jest.fn(),
  endSession: jest.fn(),
  sendVerification: jest.fn(),
}));

const account = (fields: Partial<UserRecord> = {}): UserRecord => ({
  uid: 'neema',
  email: 'neema@shule.example',
  first_name: 'Neema',
  last_name: 'Mushi',
  username: 'neema.mushi',
  role: 'student',
  status: 'active',
  joined: Date.UTC(2025, 0, 15, 12),
  ...fields,
});

function open(stored: UserRecord | null, session = student()) {
  jest.mocked(readAccount).mockResolvedValue(stored);
  return renderPage(<ProfilePage />, { path: '/user-profile', session });
}

beforeEach(() => jest.resetAllMocks());

describe('the profile page', () => {
  it('shows what is known of the reader', async () => {
    open(account());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Neema Mushi');
    const facts = [
      ['Email', 'neema@shule.example'],
      ['Verified', 'Email verified'],
      ['Username', 'neema.mushi'],
      ['Role', 'Student'],
      ['Joined', /January.*2025|2025.*January/],
    ] as const;
    for (const [name, value] of facts) {
      expect((await screen.findByText(name)).nextElementSibling).toHaveTextContent(value);
    }
    expect(screen.queryByLabelText(/^Username/)).not.toBeInTheDocument();
  });

  it('saves the names, in the record and in the session', async () => {
    jest.mocked(saveNames).mockResolvedValue({ user: account(), usernameTaken: false });
    const { user } = open(account());
    const lastName = await screen.findByLabelText('Last Name');
    await user.clear(lastName);
    await user.type(lastName, 'Kweka');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your profile has been saved.')).toBeInTheDocument();
    expect(saveNames).toHaveBeenCalledWith({ firstName: 'Neema', lastName: 'Kweka', username: '' });
    expect(rename).toHaveBeenCalledWith('Neema Kweka');
  });

  it('wants both names', async () => {
    const { user } = open(account());
    await user.clear(await screen.findByLabelText('First Name'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('alert')).toHaveTextContent('First name and last name are required');
    expect(saveNames).not.toHaveBeenCalled();
  });

  it('lets a reader without a username choose one, unless it is taken', async () => {
    jest.mocked(saveNames).mockResolvedValue({ user: account({ username: '' }), usernameTaken: true });
    const { user } = open(account({ username: '' }));
    await user.type(await screen.findByLabelText(/^Username/), 'neema');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That username is taken. Choose another.');
  });

  it('works for an account whose documents are still to come', async () => {
    const { user } = open(null, student({ emailVerified: false }));
    await user.click(await screen.findByRole('button', { name: 'Resend' }));
    expect(sendVerification).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Joined')).not.toBeInTheDocument();
    expect(screen.getByLabelText('First Name')).toHaveValue('');
  });

  it('offers another try when the account could not be read', async () => {
    jest
      .mocked(readAccount)
      .mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'permission-denied' }));
    jest.mocked(readAccount).mockResolvedValue(account());
    const { user } = renderPage(<ProfilePage />, { path: '/user-profile', session: student() });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('neema.mushi')).toBeInTheDocument();
  });

  it('asks for a new token when the role was changed', async () => {
    open(account({ role: 'teacher' }));
    await waitFor(() => expect(refreshToken).toHaveBeenCalledTimes(1));
  });

  it('signs out, with its busy text and its toast', async () => {
    let end: () => void = () => undefined;
    jest.mocked(endSession).mockReturnValue(new Promise((resolve) => (end = resolve)));
    const { user } = open(account());
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(screen.getByRole('button', { name: 'Signing out...' })).toBeDisabled();
    end();
    expect(await screen.findByText('Signed out successfully')).toBeInTheDocument();
    expect(screen.getByText('You have been signed out of your account.')).toBeInTheDocument();
  });

  it('says when signing out failed', async () => {
    jest.mocked(endSession).mockRejectedValue(new Error('storage is locked'));
    const { user } = open(account());
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Error signing out')).toBeInTheDocument();
    expect(screen.getByText('Please try again.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeEnabled();
  });
});
