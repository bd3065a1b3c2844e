import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { renderPage, student } from '../../../tests/support/renderPage';
import * as authSession from '../../session/authSession';
import { sessionChanged } from '../../session/sessionSlice';
import { isUsernameTaken } from '../../session/username';
import { Component as AuthPage } from './AuthPage';

jest.mock('../../session/authSession', () => ({
  followAuth: jest.fn(),
  signIn: jest.fn(),
  signUp: jest.fn(),
  requestPasswordReset: jest.fn(),
}));
jest.mock('../../session/username', () => ({ isUsernameTaken: jest.fn() }));

const signIn = jest.mocked(authSession.signIn);
const signUp = jest.mocked(authSession.signUp);
const requestPasswordReset = jest.mocked(authSession.requestPasswordReset);

beforeEach(() => jest.resetAllMocks());

const open = (path = '/auth', options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<AuthPage />, { path, ...options });
const field = (label: RegExp) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });
const alert = () => screen.queryByRole('alert');
const firebaseError = (code: string) =>
  Object.assign(new Error(`Firebase: (auth/${code})`), { code: `auth/${code}` });

/** A call that is under way until the test ends it. */
function pending() {
  let end: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (end = resolve));
  return { promise, end: () => act(async () => end()) };
}

type Page = ReturnType<typeof open>;

async function fill({ user }: Page, values: [RegExp, string][]) {
  for (const [label, value] of values) await user.type(field(label), value);
}

const CREDENTIALS: [RegExp, string][] = [
  [/^Email/, 'neema@shule.example'],
  [/^Password/, 'siri-yangu'],
];
const NEW_ACCOUNT: [RegExp, string][] = [
  [/^First Name/, 'Neema'],
  [/^Last Name/, 'Mushi'],
  [/^Email/, 'neema@shule.example'],
  [/^Password/, 'siri-yangu'],
  [/^Confirm Password/, 'siri-yangu'],
];

describe('signing in', () => {
  it('asks for both, then sends nothing until they are there', async () => {
    const { user } = open();
    await user.click(button('Sign In'));
    expect(alert()).toHaveTextContent('Email and password are required');
    expect(field(/^Email/)).toHaveFocus();
    await user.type(field(/^Email/), 'n');
    expect(alert()).not.toBeInTheDocument();
    expect(signIn).not.toHaveBeenCalled();
  });

  it('is busy while it signs in, greets, and takes no second press', async () => {
    const call = pending();
    signIn.mockReturnValue(call.promise);
    const page = open();
    await fill(page, CREDENTIALS);
    await page.user.type(field(/^Password/), '{Enter}{Enter}');
    const busy = button('Please wait...');
    expect(busy).toBeDisabled();
    await page.user.click(busy);
    expect(signIn).toHaveBeenCalledTimes(1);
    expect(signIn).toHaveBeenCalledWith({ email: 'neema@shule.example', password: 'siri-yangu' });
    await call.end();
    expect(await screen.findByText('Welcome back!')).toBeInTheDocument();
    expect(screen.getByText('You have been signed in successfully.')).toBeInTheDocument();
  });

  it('shows why it failed, keeps what was typed, and forgets the message at any edit', async () => {
    signIn.mockRejectedValue(firebaseError('wrong-password'));
    const page = open();
    await fill(page, CREDENTIALS);
    await page.user.click(button('Sign In'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Email or password is wrong. Check both and try again.',
    );
    expect(field(/^Email/)).toHaveValue('neema@shule.example');
    expect(button('Sign In')).toHaveFocus();
    await page.user.type(field(/^Password/), 'x');
    expect(alert()).not.toBeInTheDocument();
  });

  it('says that something unexpected happened and nothing technical', async () => {
    signIn.mockRejectedValue(new TypeError('undefined is not a function'));
    const page = open();
    await fill(page, CREDENTIALS);
    await page.user.click(button('Sign In'));
    expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred');
  });

  it('keeps no password in the store', async () => {
    signIn.mockResolvedValue(undefined);
    const page = open();
    await fill(page, CREDENTIALS);
    await page.user.click(button('Sign In'));
    await screen.findByText('Welcome back!');
    expect(JSON.stringify(page.store.getState())).not.toContain('siri-yangu');
  });

  it('shows and hides the password, and tells password managers what is what', async () => {
    const { user } = open();
    expect(field(/^Email/)).toHaveAttribute('autocomplete', 'username');
    expect(field(/^Password/)).toHaveAttribute('autocomplete', 'current-password');
    await user.click(button('Show password'));
    expect(field(/^Password/)).toHaveAttribute('type', 'text');
    await user.click(button('Hide password'));
    expect(field(/^Password/)).toHaveAttribute('type', 'password');
  });
});

describe('creating an account', () => {
  it('checks in the order of the specification', async () => {
    const { user } = open('/auth?mode=sign-up');
    const submit = async () => {
      await user.click(button('Create Account'));
      return alert()?.textContent;
    };
    expect(await submit()).toBe('Email and password are required');
    await user.type(field(/^Email/), 'neema@shule.example');
    await user.type(field(/^Password/), 'abc');
    await user.type(field(/^Confirm Password/), 'abcd');
    expect(await submit()).toBe('First name and last name are required');
    await user.type(field(/^First Name/), 'Neema');
    await user.type(field(/^Last Name/), 'Mushi');
    expect(await submit()).toBe('Passwords do not match');
    await user.type(field(/^Password/), 'd');
    expect(await submit()).toBe('Password must be at least 6 characters');
    expect(signUp).not.toHaveBeenCalled();
  });

  it('sends the names along, needs no username, and tells of the mail', async () => {
    signUp.mockResolvedValue(undefined);
    const page = open('/auth?mode=sign-up');
    await fill(page, NEW_ACCOUNT);
    await page.user.click(button('Create Account'));
    expect(await screen.findByText('Account created successfully!')).toBeInTheDocument();
    expect(screen.getByText('Please check your email to verify your account.')).toBeInTheDocument();
    expect(signUp).toHaveBeenCalledWith({
      email: 'neema@shule.example',
      password: 'siri-yangu',
      confirmPassword: 'siri-yangu',
      firstName: 'Neema',
      lastName: 'Mushi',
      username: '',
    });
  });

  it('creates no account under a username that is taken', async () => {
    jest.mocked(isUsernameTaken).mockResolvedValue(true);
    const page = open('/auth?mode=sign-up');
    await fill(page, [...NEW_ACCOUNT, [/^Username/, 'neema']]);
    await page.user.click(button('Create Account'));
    expect(await screen.findByRole('alert')).toHaveTextContent('That username is taken. Choose another.');
    expect(field(/^Username/)).toHaveFocus();
    expect(signUp).not.toHaveBeenCalled();
  });

  it('does not say that the e-mail has an account', async () => {
    signUp.mockRejectedValue(firebaseError('email-already-in-use'));
    const page = open('/auth?mode=sign-up');
    await fill(page, NEW_ACCOUNT);
    await page.user.click(button('Create Account'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not create an account with these details. If you already have one, sign in or reset your password.',
    );
  });
});

describe('switching', () => {
  it('clears the message and every field, and keeps the page to return to', async () => {
    const page = open('/auth', { state: { from: '/user-profile' } });
    await page.user.type(field(/^Email/), 'neema@shule.example');
    await page.user.click(button('Sign In'));
    expect(alert()).toBeInTheDocument();
    await page.user.click(button('Create Account'));
    expect(alert()).not.toBeInTheDocument();
    expect(field(/^Email/)).toHaveValue('');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await page.user.type(field(/^First Name/), 'Neema');
    await page.user.click(button('Sign In'));
    await page.user.click(button('Create Account'));
    expect(field(/^First Name/)).toHaveValue('');
    expect(page.location()).toMatchObject({ search: '?mode=sign-up', state: { from: '/user-profile' } });
  });

  it('leads home', () => {
    open();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });
});

describe('a forgotten password', () => {
  it('says the same whoever asks', async () => {
    requestPasswordReset.mockResolvedValue(undefined);
    const page = open();
    await page.user.click(button('Forgot password?'));
    await page.user.type(field(/^Email/), 'nobody@shule.example');
    await page.user.click(button('Send link'));
    expect(
      await screen.findByText(/^If an account exists for nobody@shule.example, we have sent a link/),
    ).toBeVisible();
    expect(requestPasswordReset).toHaveBeenCalledWith('nobody@shule.example');
  });

  it('wants an e-mail address', async () => {
    const { user } = open('/auth?mode=reset');
    await user.type(field(/^Email/), 'neema');
    await user.click(button('Send link'));
    expect(alert()).toHaveTextContent('Enter a valid email address');
    expect(requestPasswordReset).not.toHaveBeenCalled();
  });
});

describe('whoever is signed in already', () => {
  it.each([
    [undefined, '/'],
    [{ from: '/ebooks/7?page=2' }, '/ebooks/7?page=2'],
    [{ from: '//evil.example' }, '/'],
    [{ from: '/\\evil.example' }, '/'],
    [{ from: 'https://evil.example' }, '/'],
    [{ from: '/auth?mode=sign-up' }, '/'],
  ])('with state %j goes to %s', (state, address) => {
    const { location } = open('/auth', { session: student(), state });
    expect(location().pathname + location().search).toBe(address);
  });

  it('goes there as soon as the session is known', async () => {
    const { store, location } = open('/auth', { session: 'loading', state: { from: '/user-profile' } });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    act(() => void store.dispatch(sessionChanged(student())));
    await waitFor(() => expect(location().pathname).toBe('/user-profile'));
  });
});
