import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type Location, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { LazyNotices } from '../../src/app/LazyNotices';
import { makeStore } from '../../src/app/store';
import { sessionChanged, type SessionUser } from '../../src/session/sessionSlice';

interface RenderOptions {
  /** The address that the page is opened at. */
  path?: string;
  /** The route's pattern, for pages that read parameters. */
  route?: string;
  /** The history entry's state, as guards hand it over. */
  state?: unknown;
  /** Who is signed in; null: nobody. */
  session?: SessionUser | null | 'loading';
}

export const student = (fields: Partial<SessionUser> = {}): SessionUser => ({
  uid: 'neema',
  email: 'neema@shule.example',
  displayName: 'Neema Mushi',
  emailVerified: true,
  role: 'student',
  ...fields,
});

/** A page with the real store, router and toasts. `location()` tells where the reader is now. */
export function renderPage(ui: ReactNode, options: RenderOptions = {}) {
  const { path = '/', route = path.replace(/[?#].*/, ''), state = null, session = null } = options;
  const store = makeStore();
  if (session !== 'loading') store.dispatch(sessionChanged(session));
  const seen: Location[] = [];
  const [pathname = '/', query = ''] = path.split('?');
  const rendered = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[{ pathname, search: query && `?${query}`, state }]}>
        <Probe onLocation={(location) => seen.push(location)} />
        <Routes>
          <Route path={route} element={ui} />
          <Route path="*" element={null} />
        </Routes>
        <LazyNotices />
      </MemoryRouter>
    </Provider>,
  );
  const location = () => {
    const last = seen.at(-1);
    if (!last) throw new Error('Nothing was rendered.');
    return last;
  };
  return { ...rendered, store, user: userEvent.setup(), location };
}

function Probe({ onLocation }: { onLocation: (location: Location) => void }) {
  onLocation(useLocation());
  return null;
}
