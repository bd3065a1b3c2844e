import '../ui/tokens.css';
import '../ui/base.css';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, matchRoutes, useRoutes } from 'react-router-dom';
import { startSession } from '../session/start';
import { preloadOf } from './lazyPage';
import { routes } from './routes';
import { makeStore } from './store';

/**
 * The prerendered shell stays on the screen until the page's own code is here; then React takes its place in one
 * paint. No hydration: the shell is a picture of the page, not its state.
 */
async function mount(container: HTMLElement): Promise<void> {
  const store = makeStore();
  startSession(store.dispatch);
  const matches = matchRoutes(routes, window.location) ?? [];
  // A chunk that fails to load shows its error inside the frame's error boundary, not here.
  await Promise.allSettled(matches.map(({ route }) => preloadOf(route)));
  createRoot(container).render(
    <Provider store={store}>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </Provider>,
  );
}

const Pages = () => useRoutes(routes);

const container = document.getElementById('root');
if (container) void mount(container);
