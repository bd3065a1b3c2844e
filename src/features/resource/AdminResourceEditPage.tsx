import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { isDenial } from '../../data/errors';
import type { Resource } from '../../domain/resource';
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
import { useGetResourceForEditQuery } from './adminResourceApi';
import { AdminResourceDelete } from './AdminResourceDelete';
import { ResourceForm } from './ResourceForm';
import { resourceEditingOf } from './useResourceForm';

/** `/admin/resources/{id}/edit` */
export function Component() {
  const { id = '' } = useParams();
  const query = useGetResourceForEditQuery(id);
  if (isAppError(query.error) && isDenial(query.error)) return <NotFound />;
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height="40rem" />}
      errorTitle={(message) => t('Failed to load the resource: {message}', { message })}
    >
      {(resource) => (resource ? <Editor key={id} resource={resource} /> : <NotFound />)}
    </QueryView>
  );
}

function Editor({ resource: read }: { resource: Resource }) {
  // The form goes on from what it was opened with, whatever is read again behind it.
  const [resource, setResource] = useState(read);
  const [isDoomed, setDoomed] = useState(false);
  const { user } = useSession();
  const navigate = useNavigate();
  const leave = () => void navigate(paths.adminResources);
  if (!user || !can(user, 'material.update', resource)) return <NotFound />;
  return (
    <>
      <PageHead
        title={t('Edit resource')}

        back={{ to: paths.adminResources, label: t('Back to Study resources') }}
      >
        <Button variant="danger" icon="trash" onClick={() => setDoomed(true)}>
          {t('Delete')}
        </Button>
      </PageHead>
      <ResourceForm
        key={resource.version}
        uid={user.uid}
        resource={resource}
        initial={resourceEditingOf(resource)}
        onSaved={leave}
        onTakeTheirs={() => setResource(read)}
      />
      {isDoomed && (
        <AdminResourceDelete resource={resource} onDone={leave} onClose={() => setDoomed(false)} />
      )}
    </>
  );
}

const NotFound = () => (
  <StateView
    isPage
    icon="lock"
    title={t('Study resource not found.')}
    action={<ButtonLink to={paths.adminResources}>{t('Back to Study resources')}</ButtonLink>}
  >
    {t('It may have been deleted, or you may not have permission to edit it.')}
  </StateView>
);
