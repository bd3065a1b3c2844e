import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { PageTitle } from '../../ui/PageTitle';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { isStaleChunk, markReload, mayReload } from './staleChunk';
import { StatePage } from './StatePage';

/** The router's error boundary: a page that broke, or whose code a new release has taken away. */
export function RouteErrorPage() {
  const error = useRouteError();
  const isStale = isStaleChunk(error);
  const [isReloading] = useState(() => isStale && mayReload());
  useEffect(() => {
    if (isReloading) {
      markReload();
      window.location.reload();
    } else console.error(error);
  }, [error, isReloading]);

  if (isReloading) return <div aria-busy="true" />;
  return (
    <main>
      <StatePage>
        <PageTitle title={t('Error')} />
        <StateView
          isPage
          role="alert"
          icon="alert"
          title={t('We could not show this page')}
          action={<Button onClick={() => window.location.reload()}>{t('Load the page again')}</Button>}
        >
          {isStale
            ? t('A part of the page did not arrive. Check your connection, then load the page again.')
            : t('Something in it broke. What you saved is safe. Load the page again, or come back later.')}
        </StateView>
      </StatePage>
    </main>
  );
}
