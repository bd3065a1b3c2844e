import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { RouteObject } from 'react-router-dom';

type PageModule = { Component: ComponentType };
type LoadPage = () => Promise<PageModule>;

/**
 * A route whose page comes with its first visit, its skeleton meanwhile. `handle.load` lets `main.tsx` fetch the
 * first page's code before it replaces the prerendered shell.
 */
export function lazyPage(loadCode: LoadPage, skeleton: ReactNode): Pick<RouteObject, 'element' | 'handle'> {
  let loaded: ComponentType | null = null;
  const load: LoadPage = async () => {
    const module = await loadCode();
    loaded = module.Component;
    return module;
  };
  const Late = lazy(async () => ({ default: (await load()).Component }));
  /** Code that is here is drawn at once: `lazy` alone would draw the skeleton once more, in another size perhaps. */
  function Page() {
    const [Shown] = useState<ComponentType>(() => loaded ?? Late);
    return <Shown />;
  }
  return {
    element: (
      <Suspense fallback={skeleton}>
        <Page />
      </Suspense>
    ),
    handle: { load },
  };
}

/** Loads a route's code, if it has any of its own. */
export function preloadOf(route: RouteObject): Promise<unknown> {
  const handle = route.handle as { load?: LoadPage } | undefined;
  return handle?.load?.() ?? Promise.resolve();
}
