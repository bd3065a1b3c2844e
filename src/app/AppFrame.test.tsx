import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, Outlet, useNavigate, useRoutes } from 'react-router-dom';
import { AppFrame } from './AppFrame';
import { makeStore } from './store';

type PageModule = { default: ComponentType };

function Layout() {
  return (
    <>
      <nav>
        <Link to="/book">Book</Link>
        <Link to="/late">Late</Link>
        <Link to="/form">Form</Link>
        <Link to="/silent">Silent</Link>
      </nav>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

/** A page that keeps a filter in its address. */
function Book() {
  const navigate = useNavigate();
  useEffect(() => {
    const filter = () => void navigate('?q=x', { replace: true });
    window.addEventListener('filter', filter);
    return () => window.removeEventListener('filter', filter);
  }, [navigate]);
  return <h1>A book</h1>;
}

/** A page that puts the focus itself. */
function Form() {
  return <input aria-label="Name" autoFocus />;
}

/** A page without a heading that sends the reader on. */
function Silent() {
  const navigate = useNavigate();
  useEffect(() => {
    const goOn = () => void navigate('/book');
    window.addEventListener('go-on', goOn);
    return () => window.removeEventListener('go-on', goOn);
  }, [navigate]);
  return <p>…</p>;
}

function open(at: string) {
  let arrive: (page: PageModule) => void = () => undefined;
  const Late = lazy(() => new Promise<PageModule>((resolve) => (arrive = resolve)));
  const late = (
    <Suspense fallback={<h1>Please wait</h1>}>
      <Late />
    </Suspense>
  );
  const pages = [
    { path: '/', element: <h1>Home</h1> },
    { path: '/book', element: <Book /> },
    { path: '/late', element: late },
    { path: '/form', element: <Form /> },
    { path: '/silent', element: <Silent /> },
  ];
  const Pages = () =>
    useRoutes([{ element: <AppFrame />, children: [{ element: <Layout />, children: pages }] }]);
  render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={[at]}>
        <Pages />
      </MemoryRouter>
    </Provider>,
  );
  const load = (heading: string) => act(async () => arrive({ default: () => <h1>{heading}</h1> }));
  return { user: userEvent.setup(), load };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('AppFrame', () => {
  beforeEach(() => {
    sessionStorage.clear();
    window.scrollTo = jest.fn();
  });

  it('leaves the focus alone on the first page', async () => {
    open('/');
    await heading('Home');
    expect(document.body).toHaveFocus();
  });

  it('moves the focus to the heading of the page that was opened', async () => {
    const { user } = open('/');
    await user.click(screen.getByRole('link', { name: 'Book' }));
    expect(await heading('A book')).toHaveFocus();
  });

  it('moves on from the skeleton to the page when it comes', async () => {
    const { user, load } = open('/');
    await user.click(screen.getByRole('link', { name: 'Late' }));
    await load('Late, but here');
    const arrived = await heading('Late, but here');
    await waitFor(() => expect(arrived).toHaveFocus());
  });

  it('finds the heading after a page without one, too', async () => {
    const { user } = open('/');
    await user.click(screen.getByRole('link', { name: 'Silent' }));
    expect(screen.getByRole('main')).toHaveFocus();
    await act(async () => window.dispatchEvent(new Event('go-on')));
    expect(await heading('A book')).toHaveFocus();
  });

  it('leaves the focus where the page has put it', async () => {
    const { user } = open('/');
    await user.click(screen.getByRole('link', { name: 'Form' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it('opens an address afresh at its top, wherever another one was left', async () => {
    sessionStorage.setItem('somo-scroll', JSON.stringify({ default: 500 }));
    open('/book');
    await heading('A book');
    expect(window.scrollTo).not.toHaveBeenCalledWith(0, 500);
  });

  it('opens a page again where it was left', async () => {
    sessionStorage.setItem('somo-scroll', JSON.stringify({ '/book': 500 }));
    open('/book');
    await heading('A book');
    expect(window.scrollTo).toHaveBeenCalledWith(0, 500);
  });

  it('opens a new page at its top, and stays where the reader is when only the filter changes', async () => {
    const { user } = open('/');
    await user.click(screen.getByRole('link', { name: 'Book' }));
    await heading('A book');
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
    jest.mocked(window.scrollTo).mockClear();
    await act(async () => window.dispatchEvent(new Event('filter')));
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});
