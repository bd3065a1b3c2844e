import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { isDenial } from '../../data/errors';
import { isAppError } from '../../domain/errors';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import { useSession } from '../../session/useSession';
import { ButtonLink } from '../../ui/Button';
import { PageHead } from '../../ui/PageHead';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { useGetLiveClassForEditQuery } from './adminLiveClassApi';
import type { LiveClassForEdit } from './adminLiveClassDocs';
import { AdminLiveLearners } from './AdminLiveLearners';
import { editingOf } from './liveClassEditing';
import { LiveClassForm } from './LiveClassForm';

/** `/admin/interactive/live/{id}/edit` */
export function Component() {
  const { id = '' } = useParams();
  const query = useGetLiveClassForEditQuery(id);
  // The rules refuse a link that is not there in the same way as somebody else's.
  if (isAppError(query.error) && isDenial(query.error)) return <NotFound />;
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height="40rem" />}
      errorTitle={(message) => t('Failed to fetch live class: {message}', { message })}
    >
      {(stored) => (stored ? <Editor key={stored.live.id} stored={stored} /> : <NotFound />)}
    </QueryView>
  );
}

function Editor({ stored: read }: { stored: LiveClassForEdit }) {
  // The form goes on from what it was opened with, whatever is read again behind it.
  const [stored, setStored] = useState(read);
  const { user } = useSession();
  const navigate = useNavigate();
  const { live } = stored;
  if (!user || live.is_cancelled || !can(user, 'material.update', live)) return <NotFound />;
  return (
    <>
      <PageHead
        title={t('Edit Live Class')}
        lead={live.title}
        back={{ to: paths.adminInteractive, label: t('Back to Interactive Learning') }}
      >
        <ButtonLink variant="line" icon="eye" to={paths.liveClass(live.id)}>
          {t('Open its page')}
        </ButtonLink>
      </PageHead>
      <div className="stack loose">
        <LiveClassForm
          key={live.version}
          uid={user.uid}
          classId={live.id}
          initial={editingOf(stored)}
          onSaved={() => void navigate(paths.adminInteractive)}
          onTakeTheirs={() => setStored(read)}
        />
        <AdminLiveLearners live={live} />
      </div>
    </>
  );
}

function NotFound() {
  return (
    <StateView
      isPage
      icon="lock"
      title={t('Live class not found.')}
      action={<ButtonLink to={paths.adminInteractive}>{t('Back to Interactive Learning')}</ButtonLink>}
    >
      {t('It may have been deleted or cancelled, or you may not have permission to edit it.')}
    </StateView>
  );
}
