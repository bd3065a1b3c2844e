import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { LazyNotices } from './LazyNotices';
import { LazyPlayer } from './LazyPlayer';
import { PageBoundary } from './PageBoundary';
import { PublicLayout } from './PublicLayout';
import { RouteFocus } from './RouteFocus';
import { ScrollPlace } from './ScrollPlace';

/** Around every page: what outlives a navigation. */
export function AppFrame() {
  return (
    <>
      <PageBoundary frame={BareFrame}>
        <PageBoundary frame={PublicLayout}>
          <Outlet />
        </PageBoundary>
      </PageBoundary>
      <LazyPlayer />
      <LazyNotices />
      <RouteFocus />
      <ScrollPlace />
    </>
  );
}

/** When the site's own frame is what broke. */
const BareFrame = ({ children }: { children: ReactNode }) => <main id="main">{children}</main>;
