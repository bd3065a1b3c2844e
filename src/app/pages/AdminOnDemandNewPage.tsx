import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import { AdminOnDemandNewPage } from '../../features/course/onDemand/AdminOnDemandNewPage';
import { useGetLiveClassQuery } from '../../features/liveClass/liveClassApi';
import { useSession } from '../../session/useSession';
import { ButtonLink } from '../../ui/Button';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';

/** `/admin/interactive/ondemand/new`, and with `?live={id}` the recording of that live class. */
export function Component() {
  const [params] = useSearchParams();
  const liveId = params.get('live');
  return liveId ? <Recording key={liveId} liveId={liveId} /> : <AdminOnDemandNewPage />;
}

function Recording({ liveId }: { liveId: string }) {
  const { user } = useSession();
  const query = useGetLiveClassQuery(user ? liveId : skipToken);
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height="40rem" />}
      errorTitle={(message) => t('Failed to fetch live class: {message}', { message })}
    >
      {(live) =>
        live && can(user, 'material.update', live) ? <AdminOnDemandNewPage live={live} /> : <NotFound />
      }
    </QueryView>
  );
}

const NotFound = () => (
  <StateView
    isPage
    icon="lock"
    title={t('Live class not found.')}
    action={<ButtonLink to={paths.adminInteractive}>{t('Back to Interactive Learning')}</ButtonLink>}
  >
    {t('It may have been deleted or cancelled, or you may not have permission to edit it.')}
  </StateView>
);
