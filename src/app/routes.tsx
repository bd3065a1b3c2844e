import type { RouteObject } from 'react-router-dom';
import { env } from '../env';
import { RequireRole } from '../session/RequireRole';
import { adminRoutes } from './adminRoutes';
import { AppFrame } from './AppFrame';
import { lazyPage } from './lazyPage';
import { NoAccessPage } from './pages/NoAccessPage';
import { PageSkeleton } from './pages/PageSkeleton';
import { PublicLayout } from './PublicLayout';
import { publicRoutes } from './publicRoutes';

const page = <PageSkeleton />;

/** Pages for people who work on Somo: never part of what is deployed. */
const developmentRoutes: RouteObject[] =
  env.isDevelopment || env.emulators
    ? [
        { path: '__dev/ui', ...lazyPage(() => import('./pages/UiPage'), page) },
        { path: '__dev/mails', ...lazyPage(() => import('../features/account/DevMailsPage'), page) },
      ]
    : [];

export const routes: RouteObject[] = [
  {
    element: <AppFrame />,
    children: [
      {
        element: <PublicLayout />,
        children: [
          ...publicRoutes,
          ...developmentRoutes,
          { path: '*', ...lazyPage(() => import('./pages/NotFoundPage'), page) },
        ],
      },
      {
        path: 'ebooks/:id/read',
        ...lazyPage(() => import('../features/ebook/reader/EbookReadPage'), page),
      },
      {
        path: 'admin',
        element: <RequireRole action="backOffice.enter" fallback={<NoAccessPage />} skeleton={page} />,
        children: [{ ...lazyPage(() => import('./AdminLayout'), page), children: adminRoutes }],
      },
    ],
  },
];
