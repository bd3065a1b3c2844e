import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { makeStore } from '../../src/app/store';
import { sessionChanged } from '../../src/session/sessionSlice';
import { student } from './renderPage';

/** Several pages with the router that the site has, which waits for a page that has to be loaded; for a student. */
export function renderRoutes(routes: RouteObject[], path: string) {
  const store = makeStore();
  store.dispatch(sessionChanged(student()));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { location: () => router.state.location };
}
