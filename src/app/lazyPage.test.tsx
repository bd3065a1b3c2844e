import { act, render, screen } from '@testing-library/react';
import { lazyPage, preloadOf } from './lazyPage';

const Component = () => <h1>The page</h1>;

describe('lazyPage', () => {
  it('shows the skeleton while the code comes, then the page', async () => {
    let arrive: (page: { Component: typeof Component }) => void = () => undefined;
    const { element } = lazyPage(() => new Promise((resolve) => (arrive = resolve)), <p>Wait</p>);
    render(element);
    expect(screen.getByText('Wait')).toBeVisible();
    await act(async () => arrive({ Component }));
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  });

  it('draws a page whose code is here without its skeleton', async () => {
    const route = lazyPage(() => Promise.resolve({ Component }), <p>Wait</p>);
    await preloadOf(route);
    render(route.element);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  });
});
