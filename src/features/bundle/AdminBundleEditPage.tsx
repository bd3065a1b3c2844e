import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { isDenial } from '../../data/errors';
import type { Bundle } from '../../domain/bundle';
import { isAppError } from '../../domain/errors';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import { useSession } from '../../session/useSession';
import { Button, ButtonLink } from '../../ui/Button';
import { PageHead } from '../../ui/PageHead';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { useGetBundleForEditQuery } from './adminBundleApi';
import { AdminBundleDelete } from './AdminBundleDelete';
import { BundleForm } from './BundleForm';
import { bundleEditingOf } from './useBundleForm';

/** `/admin/bundles/{id}/edit` */
export function Component() {
  const { id = '' } = useParams();
  const query = useGetBundleForEditQuery(id);
  if (isAppError(query.error) && isDenial(query.error)) return <NotFound />;
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height="40rem" />}
      errorTitle={(message) => t('Failed to load the bundle: {message}', { message })}
    >
      {(bundle) => (bundle ? <Editor key={id} bundle={bundle} /> : <NotFound />)}
    </QueryView>
  );
}

function Editor({ bundle: read }: { bundle: Bundle }) {
  // The form goes on from what it was opened with, whatever is read again behind it.
  const [bundle, setBundle] = useState(read);
  const [isDoomed, setDoomed] = useState(false);
  const { user } = useSession();
  const navigate = useNavigate();
  const leave = () => void navigate(paths.adminBundles);
  if (!user || !can(user, 'material.update', bundle)) return <NotFound />;
  return (
    <>
      <PageHead
        title={t('Edit bundle')}
        lead={t('Who has it keeps what you take out, and gets what you put in.')}
        back={{ to: paths.adminBundles, label: t('Back to Bundles') }}
      >
        <Button variant="danger" icon="trash" onClick={() => setDoomed(true)}>
          {t('Delete')}
        </Button>
      </PageHead>
      <BundleForm
        key={bundle.version}
        uid={user.uid}
        bundle={bundle}
        initial={bundleEditingOf(bundle)}
        onSaved={leave}
        onTakeTheirs={() => setBundle(read)}
      />
      {isDoomed && <AdminBundleDelete bundle={bundle} onDone={leave} onClose={() => setDoomed(false)} />}
    </>
  );
}

const NotFound = () => (
  <StateView
    isPage
    icon="lock"
    title={t('Bundle not found.')}
    action={<ButtonLink to={paths.adminBundles}>{t('Back to Bundles')}</ButtonLink>}
  >
    {t('It may have been deleted, or you may not have permission to edit it.')}
  </StateView>
);
