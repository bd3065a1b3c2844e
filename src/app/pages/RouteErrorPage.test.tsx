import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RouteErrorPage } from './RouteErrorPage';
import { reloadPage } from './staleChunk';

jest.mock('./staleChunk', () => ({
  ...jest.requireActual<typeof import('./staleChunk')>('./staleChunk'),
  reloadPage: jest.fn(),
}));

function open(message: string) {
  const Broken = () => {
    throw new Error(message);
  };
  const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <RouteErrorPage /> }]);
  render(<RouterProvider router={router} />);
}

const MISSING = 'Failed to fetch dynamically imported module: /assets/page.js';
const connection = () => jest.spyOn(navigator, 'onLine', 'get');

describe('RouteErrorPage', () => {
  beforeEach(() => {
    jest.resetAllMocks();
    sessionStorage.clear();
    // React and the router report what was thrown.
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
