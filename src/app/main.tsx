import '../ui/tokens.css';
import '../ui/base.css';
import { setupListeners } from '@reduxjs/toolkit/query';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, matchRoutes, useRoutes } from 'react-router-dom';
import { startSession } from '../session/start';
import { preloadOf } from './lazyPage';
import { routes } from './routes';
import { keepShellSearch } from './shellSearch';
import { keepSiteOnDevice } from './siteWorker';
import { makeStore } from './store';

/**
 * The prerendered shell stays on the screen until the page's own code is here; then React takes its place in one
 * paint. No hydration: the shell is a picture of the page, and has no state but what is typed into its search box.
 */
async function mount(container: HTMLElement): Promise<void> {
  const store = makeStore();
  // So that nothing is asked again and again on a page that nobody looks at.
  setupListeners(store.dispatch);
  startSession(store.dispatch);
  const matches = matchRoutes(routes, window.location) ?? [];
  // A chunk that fails to load shows its error inside the frame's error boundary, not here.
  await Promise.allSettled(matches.map(({ route }) => preloadOf(route)));
  keepShellSearch(container);
  const root = createRoot(container);
  // In slices: the shell is on the screen meanwhile, and a slow phone answers a finger between two of them.
  startTransition(() =>
    root.render(
      <Provider store={store}>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
      </Provider>,
    ),
  );
  keepSiteOnDevice();
}

const Pages = () => useRoutes(routes);

const container = document.getElementById('root');
if (container) void mount(container);
