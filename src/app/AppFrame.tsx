import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LazyNotices } from './LazyNotices';

/** Around every page: what outlives a navigation. */
export function AppFrame() {
  return (
    <>
      <Outlet />
      <LazyNotices />
      <ScrollRestoration />
    </>
  );
}
