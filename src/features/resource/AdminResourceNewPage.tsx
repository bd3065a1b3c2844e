import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newResource } from '../../domain/resourceForm';
import { paths } from '../../domain/paths';
import { useSession } from '../../session/useSession';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';
import { ResourceForm } from './ResourceForm';

/** `/admin/resources/new` */
export function Component() {
  const { user } = useSession();
  const navigate = useNavigate();
  const [initial] = useState(() => ({ ...newResource(), version: 0 }));
  if (!user) return null;
  return (
    <>
      <PageHead
        title={t('New resource')}
        back={{ to: paths.adminResources, label: t('Back to Study resources') }}
      />
      <ResourceForm
        uid={user.uid}
        resource={null}
        initial={initial}
        onSaved={() => void navigate(paths.adminResources)}
      />
    </>
  );
}
