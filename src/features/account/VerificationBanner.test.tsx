import { fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { renderPage, student } from '../../../tests/support/renderPage';
import { refreshUser, sendVerification } from '../../session/authSession';
import { sessionChanged } from '../../session/sessionSlice';
import { VerificationBanner } from './VerificationBanner';

jest.mock('../../session/authSession', () => ({
  followAuth: jest.fn(),
  refreshUser: jest.fn(),
  sendVerification: jest.fn(),
}));

const unverified = student({ emailVerified: false });
const open = (session: Parameters<typeof renderPage>[1]) => renderPage(<VerificationBanner />, session);
const banner = () => screen.queryByText('Please verify your email. We sent a link to neema@shule.example.');

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
});

describe('the verification banner', () => {
  it.each([
    ['a visitor', null],
    ['a verified reader', student()],
    ['nobody known yet', 'loading' as const],
  ])('is not there for %s', (_who, session) => {
    open({ session });
    expect(banner()).not.toBeInTheDocument();
  });

  it('sends the mail again and says so', async () => {
    const { user } = open({ session: unverified });
    expect(banner()).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    expect(await screen.findByText('Verification email sent.')).toBeInTheDocument();
    expect(sendVerification).toHaveBeenCalledTimes(1);
  });

  it('says why it could not be sent', async () => {
    const busy = Object.assign(new Error('?'), { code: 'auth/too-many-requests' });
    jest.mocked(sendVerification).mockRejectedValue(busy);
    const { user } = open({ session: unverified });
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    expect(await screen.findByText(/^Too many tries/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Resend' })).toBeEnabled();
  });

  it('stays away for the tab once hidden, but not for the next reader', async () => {
    const { user, unmount } = open({ session: unverified });
    await user.click(screen.getByRole('button', { name: 'Hide this message' }));
    expect(banner()).not.toBeInTheDocument();
    unmount();
    const again = open({ session: unverified });
    expect(banner()).not.toBeInTheDocument();
    act(() => void again.store.dispatch(sessionChanged({ ...unverified, uid: 'somebody-else' })));
    expect(banner()).toBeInTheDocument();
  });

  it('looks again when the reader comes back from the mail, and goes', async () => {
    const { store } = open({ session: unverified });
    jest.mocked(refreshUser).mockImplementation(async () => {
      store.dispatch(sessionChanged(student()));
    });
    fireEvent.focus(window);
    await waitFor(() => expect(banner()).not.toBeInTheDocument());
  });
});
