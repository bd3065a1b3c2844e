import { configureStore } from '@reduxjs/toolkit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { type Location, MemoryRouter, parsePath, useLocation } from 'react-router-dom';
import { sessionChanged, sessionSlice, type SessionUser } from '../session/sessionSlice';
import { TopBar } from './TopBar';

const teacher: SessionUser = {
  uid: 'u1',
  email: 'neema@somo.example',
  displayName: 'Neema Mushi',
  emailVerified: true,
  role: 'teacher',
};

function show(session: SessionUser | null | 'loading', at = '/ebooks?subject=Biology', state?: unknown) {
  const store = configureStore({ reducer: { [sessionSlice.name]: sessionSlice.reducer } });
  if (session !== 'loading') store.dispatch(sessionChanged(session));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
        <TopBar />
        <Whereabouts />
      </MemoryRouter>
    </Provider>,
  );
  return userEvent.setup();
}

function Whereabouts() {
  const { state, pathname, search } = useLocation() as Location<{ from?: string } | null>;
  return (
    <>
      <output aria-label="Return path">{state?.from}</output>
      <output aria-label="Place">{pathname + search}</output>
    </>
  );
}

describe('TopBar', () => {
  it('offers a visitor both ways in, and marks the page they are on', () => {
    show(null);
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth?mode=sign-up');
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(main.getByRole('link', { name: 'Ebooks' })).toHaveAttribute('aria-current', 'page');
    expect(main.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });

  it.each([
    ['the page itself', '/ebooks?subject=Biology', undefined, '/ebooks?subject=Biology'],
    ['what /auth was told', '/auth?mode=reset', { from: '/ebooks/b1/read' }, '/ebooks/b1/read'],
  ])('remembers %s to come back to', async (_what, at, state, expected) => {
    const user = show(null, at, state);
    await user.click(screen.getByRole('link', { name: 'Get Started' }));
    expect(screen.getByRole('status', { name: 'Return path' })).toHaveTextContent(expected);
  });

  it('offers neither a way in nor an account while the session loads', () => {
    show('loading');
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Account/ })).not.toBeInTheDocument();
  });

  it('shows the signed-in reader who they are, and teachers the back office', async () => {
    const user = show(teacher);
    await user.click(screen.getByRole('button', { name: 'Account of Neema Mushi' }));
    expect(screen.getByText('neema@somo.example')).toBeInTheDocument();
    const entries = screen.getAllByRole('menuitem').map((entry) => entry.textContent);
    expect(entries).toEqual(expect.arrayContaining(['Profile', 'Back office', 'Sign out']));
  });

  it('leads to the search, with the words or without', async () => {
    // React makes a FormData of the form; the one of this environment is Node's, which knows no forms.
    jest.spyOn(globalThis, 'FormData').mockImplementation(() => ({}) as FormData);
    const user = show(null);
    expect(screen.getByRole('link', { name: 'Search Somo' })).toHaveAttribute('href', '/search');
    await user.type(screen.getByRole('searchbox', { name: 'Search Somo' }), ' ng’ombe & co {Enter}');
    expect(screen.getByRole('status', { name: 'Place' })).toHaveTextContent(
      '/search?q=ng%E2%80%99ombe%20%26%20co',
    );
    // Its page has a box of its own.
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('opens the mobile menu with the same links; Escape closes it and returns the focus', async () => {
    const user = show(null);
    const toggle = screen.getByRole('button', { name: 'Menu' });
    await user.click(toggle);
    const sheet = screen.getByRole('navigation', { name: 'Menu' });
    expect(within(sheet).getByRole('link', { name: 'Ebooks' })).toBeVisible();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(sheet).not.toBeVisible();
    expect(toggle).toHaveFocus();
  });
});
