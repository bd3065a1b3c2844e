import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '../domain/paths';
import { EbookListSkeleton } from '../features/ebook/EbookListSkeleton';
import { EbookPageSkeleton } from '../features/ebook/EbookPageSkeleton';
import { HomeSkeleton } from './pages/HomeSkeleton';
import { PublicLayout } from './PublicLayout';
import { makeStore } from './store';

/** Runs at build time only (scripts/buildSite.ts): the frame with a page's skeleton, as plain HTML. */

const renderShell = (path: string, skeleton: ReactElement) =>
  renderToStaticMarkup(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={[path]}>
        <PublicLayout>{skeleton}</PublicLayout>
      </MemoryRouter>
    </Provider>,
  );

export const renderShells = () => [
  { file: 'index.html', title: 'Somo', html: renderShell(paths.home, <HomeSkeleton />) },
  { file: 'ebooks.html', title: 'Ebooks · Somo', html: renderShell(paths.ebooks, <EbookListSkeleton />) },
  {
    file: 'shells/ebook.html',
    title: 'Ebook · Somo',
    html: renderShell(paths.ebook('book'), <EbookPageSkeleton />),
  },
];
