import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderPage, student } from '../../tests/support/renderPage';
import { AdminLayout } from './AdminLayout';

jest.mock('../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));

function Broken(): never {
  throw new Error('x is not a function');
}

function open(at: string) {
  return renderPage(
    <Routes>
      <Route element={<AdminLayout />}>
        <Route path="ebooks" element={<Broken />} />
        <Route path="users" element={<h1>All users</h1>} />
      </Route>
    </Routes>,
    { path: at, route: '/admin/*', session: student({ role: 'admin' }) },
  );
}

const heading = () => within(screen.getByRole('main')).getByRole('heading', { level: 1 });

describe('the frame of the back office', () => {
  // React reports what was thrown.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('stands around a page that broke, and leads on to another', async () => {
    const { user } = open('/admin/ebooks');
    expect(heading()).toHaveTextContent('We could not show this page');
    expect(screen.getByText('Back office')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Users' }));
    expect(heading()).toHaveTextContent('All users');
  });
});
