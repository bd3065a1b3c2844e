import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { VerificationBanner } from '../features/account/VerificationBanner';
import { OfflineBar } from '../ui/OfflineBar';
import { SkipLink } from '../ui/SkipLink';
import { PageBoundary } from './PageBoundary';
import { PublicFooter } from './PublicFooter';
import styles from './PublicLayout.module.css';
import { TopBar } from './TopBar';

/** The frame of every learner page. `children` stands in for the outlet while a page is prerendered. */
export function PublicLayout({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.layout}>
      <SkipLink />
      <TopBar />
      <OfflineBar />
      <VerificationBanner />
      <main id="main" tabIndex={-1} className={styles.main}>
        <PageBoundary>{children ?? <Outlet />}</PageBoundary>
      </main>
      <PublicFooter />
    </div>
  );
}
