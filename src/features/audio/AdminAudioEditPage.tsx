import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Audio } from '../../domain/audio';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import { useSession } from '../../session/useSession';
import { ButtonLink } from '../../ui/Button';
import { PageHead } from '../../ui/PageHead';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { useGetAudioForEditQuery } from './adminAudioApi';
import { AudioForm } from './AudioForm';

/** `/admin/audio/edit/{id}` */
export function Component() {
  const { id = '' } = useParams();
  const query = useGetAudioForEditQuery(id);
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height="40rem" />}
      loadingLabel={t('Loading audio...')}
      errorTitle={(message) => t('Error loading audio: {message}', { message })}
    >
      {(audio) => (audio ? <Editor key={audio.id} audio={audio} /> : <NotFound />)}
    </QueryView>
  );
}

function Editor({ audio: read }: { audio: Audio }) {
  // The form goes on from what it was opened with, whatever is read again behind it.
  const [audio] = useState(read);
  const { user } = useSession();
  const navigate = useNavigate();
  if (!user || !can(user, 'material.update', audio)) return <NoAccess />;
  return (
    <>
      <PageHead
        title={t('Edit Audio Resource')}
        lead={audio.title}
        back={{ to: paths.adminAudio, label: t('Back to Audio List') }}
      />
      <AudioForm uid={user.uid} audio={audio} onSaved={() => void navigate(paths.adminAudio)} />
    </>
  );
}

function NotFound() {
  return (
    <StateView
      isPage
      title={t('Audio not found')}
      action={<ButtonLink to={paths.adminAudio}>{t('Back to Audio List')}</ButtonLink>}
    >
      {t('It may have been deleted. Look for it in the list.')}
    </StateView>
  );
}

function NoAccess() {
  return (
    <StateView
      isPage
      icon="lock"
      title={t('You cannot edit this audio')}
      action={<ButtonLink to={paths.adminAudio}>{t('Back to Audio List')}</ButtonLink>}
    >
      {t('Only the person who added it and administrators can.')}
    </StateView>
  );
}
