import { matchRoutes, type RouteObject } from 'react-router-dom';
import { paths } from '../domain/paths';
import { routes } from './routes';

/** Pages that a route opens by itself, not those that only frame others. */
const leavesOf = (some: readonly RouteObject[]): RouteObject[] =>
  some.flatMap((route) => (route.children ? leavesOf(route.children) : [route]));

/** The browser tests visit every address in `paths`, so each page must have one. */
test('every route has an address in domain/paths', () => {
  const addresses = Object.values(paths).map((address) =>
    typeof address === 'function' ? address('x', 'x') : address,
  );
  const reached = new Set(addresses.map((address) => matchRoutes(routes, address)?.at(-1)?.route));
  const missed = leavesOf(routes).filter(({ path }) => path !== '*' && !path?.startsWith('__dev/'));
  expect(missed.filter((route) => !reached.has(route)).map(({ path }) => path)).toEqual([]);
});
