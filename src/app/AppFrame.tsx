import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { LazyNotices } from './LazyNotices';
import { RouteFocus } from './RouteFocus';

/** Around every page: what outlives a navigation. */
export function AppFrame() {
  return (
    <>
      <Outlet />
      <LazyNotices />
      <RouteFocus />
      <ScrollRestoration getKey={placeKey} />
    </>
  );
}

/** Every address that is opened afresh has the key `default`: each keeps a place of its own, not its forerunner's. */
function placeKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}
