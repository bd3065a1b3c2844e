import { screen } from '@testing-library/react';
import { act } from 'react';
import { renderPage, student } from '../../tests/support/renderPage';
import { followAuth, refreshToken } from './authSession';
import { RequireRole } from './RequireRole';
import { RequireUser } from './RequireUser';
import { sessionChanged } from './sessionSlice';

jest.mock('./authSession', () => ({ followAuth: jest.fn(), refreshToken: jest.fn() }));

beforeEach(() => jest.resetAllMocks());

const page = (
  <RequireUser>
    <h1>My page</h1>
  </RequireUser>
);

describe('RequireUser', () => {
  it('shows a skeleton while the session loads, and asks for it', async () => {
    const { location } = renderPage(page, { path: '/user-profile', session: 'loading' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByText('My page')).not.toBeInTheDocument();
    expect(location().pathname).toBe('/user-profile');
    await act(async () => undefined);
    expect(followAuth).toHaveBeenCalled();
  });

  it('shows the page to whoever is signed in', () => {
    renderPage(page, { path: '/user-profile', session: student() });
    expect(screen.getByRole('heading', { name: 'My page' })).toBeInTheDocument();
  });

  it('sends a visitor to sign in, with the page as state', () => {
    const { location } = renderPage(page, { path: '/user-profile?tab=2' });
    expect(location()).toMatchObject({ pathname: '/auth', state: { from: '/user-profile?tab=2' } });
  });

  it('closes when the reader signs out, here or in another tab', () => {
    const { store, location } = renderPage(page, { path: '/user-profile', session: student() });
    act(() => void store.dispatch(sessionChanged(null)));
    expect(location().pathname).toBe('/auth');
  });
});

describe('RequireRole', () => {
  const office = (
    <RequireRole action="backOffice.enter" fallback={<h1>No access</h1>}>
      <h1>Back office</h1>
    </RequireRole>
  );

  it.each(['teacher', 'admin'] as const)('lets a %s in', (role) => {
    renderPage(office, { path: '/admin', session: student({ role }) });
    expect(screen.getByRole('heading')).toHaveTextContent('Back office');
  });

  it('tells a student that they may not, and looks whether they may by now', async () => {
    const { store } = renderPage(office, { path: '/admin', session: student() });
    expect(screen.getByRole('heading')).toHaveTextContent('No access');
    await act(async () => undefined);
    expect(refreshToken).toHaveBeenCalledTimes(1);
    act(() => void store.dispatch(sessionChanged(student({ role: 'teacher' }))));
    expect(screen.getByRole('heading')).toHaveTextContent('Back office');
  });

  it('sends a visitor to sign in', () => {
    expect(renderPage(office, { path: '/admin' }).location().pathname).toBe('/auth');
  });
});
