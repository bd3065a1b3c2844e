import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button';
import { PageTitle } from '../../ui/PageTitle';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { useOnline } from '../../ui/useOnline';
import { isStaleChunk, markReload, mayReload, reloadPage } from './staleChunk';
import { StatePage } from './StatePage';

/** In the place of a page that broke, or whose code a new release has taken away. */
export function ErrorPage({ error }: { error: unknown }) {
  const isStale = isStaleChunk(error);
  const [isReloading] = useState(() => isStale && mayReload());
  useEffect(() => {
    if (isReloading) {
      markReload();
      reloadPage();
    } else console.error(error);
  }, [error, isReloading]);

  const isOnline = useOnline();
  useReloadWhenBack(isStale);

  if (isReloading) return <div aria-busy="true" />;
  return (
    <StatePage>
      <PageTitle title={t('Error')} isHidden />
      {isStale && !isOnline ? <NotSavedHere /> : <Broken isStale={isStale} />}
    </StatePage>
  );
}

/** A page whose code this device has never fetched. */
function NotSavedHere() {
  return (
    <StateView isPage role="alert" icon="cloudOff" title={t('You are offline')}>
      {t('This page is not saved on this device yet. It opens by itself when the internet is back.')}
    </StateView>
  );
}

function Broken({ isStale }: { isStale: boolean }) {
  return (
    <StateView
      isPage
      role="alert"
      icon="alert"
      title={t('We could not show this page')}
      action={<Button onClick={reloadPage}>{t('Load the page again')}</Button>}
    >
      {isStale
        ? t('A part of the page did not arrive. Check your connection, then load the page again.')
        : t('Something in it broke. What you saved is safe. Load the page again, or come back later.')}
    </StateView>
  );
}

function useReloadWhenBack(isStale: boolean) {
  useEffect(() => {
    if (!isStale) return;
    window.addEventListener('online', reloadPage);
    return () => window.removeEventListener('online', reloadPage);
  }, [isStale]);
}
