import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { PageBoundary } from './PageBoundary';
import { reloadPage } from './pages/staleChunk';

jest.mock('./pages/staleChunk', () => ({
  ...jest.requireActual<typeof import('./pages/staleChunk')>('./pages/staleChunk'),
  reloadPage: jest.fn(),
}));

function open(message: string) {
  const Broken = () => {
    throw new Error(message);
  };
  render(
    <MemoryRouter>
      <Routes>
        <Route element={<Frame />}>
          <Route index element={<Broken />} />
          <Route path="good" element={<h1>A good page</h1>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
}

function Frame() {
  return (
    <>
      <Link to="/good">Elsewhere</Link>
      <Link to="/">Back</Link>
      <PageBoundary>
        <Outlet />
      </PageBoundary>
    </>
  );
}

const MISSING = 'Failed to fetch dynamically imported module: /assets/page.js';
const connection = () => jest.spyOn(navigator, 'onLine', 'get');

describe('PageBoundary', () => {
  beforeEach(() => {
    jest.resetAllMocks();
    sessionStorage.clear();
    // React reports what was thrown.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('says that something broke, and loads the page again when asked', async () => {
    open('x is not a function');
    expect(screen.getByRole('heading', { level: 1, name: 'We could not show this page' })).toBeVisible();
    expect(reloadPage).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Load the page again' }));
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('leaves the frame around the page standing, and lets the reader go elsewhere and come back', async () => {
    open('x is not a function');
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(screen.getByRole('heading', { level: 1, name: 'A good page' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    expect(screen.getByRole('heading', { level: 1, name: 'We could not show this page' })).toBeVisible();
  });

  it('loads a page whose code a release has taken away again, once', () => {
    open(MISSING);
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('says that the reader is offline, and opens the page when the internet is back', () => {
    connection().mockReturnValue(false);
    open(MISSING);
    expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    expect(reloadPage).not.toHaveBeenCalled();
    connection().mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });
});
