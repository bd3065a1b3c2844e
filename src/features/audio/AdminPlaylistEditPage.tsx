import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import type { Playlist } from '../../domain/playlist';
import { useSession } from '../../session/useSession';
import { ButtonLink } from '../../ui/Button';
import { PageHead } from '../../ui/PageHead';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { useGetPlaylistForEditQuery } from './adminPlaylistApi';
import { PlaylistForm } from './PlaylistForm';

const back = { to: paths.adminPlaylists, label: 'Back to Playlists' };

/** `/admin/audio/playlist/{id}` */
export function Component() {
  const { id = '' } = useParams();
  const query = useGetPlaylistForEditQuery(id);
  return (
    <QueryView query={query} skeleton={<Skeleton height="40rem" />} loadingLabel={t('Loading playlist...')}>
      {(playlist) =>
        playlist ? (
          <Editor key={playlist.id} playlist={playlist} />
        ) : (
          <StateView
            isPage
            title={t('Playlist not found')}
            action={<ButtonLink to={back.to}>{t(back.label)}</ButtonLink>}
          >
            {t('It may have been deleted. Look for it in the list.')}
          </StateView>
        )
      }
    </QueryView>
  );
}

function Editor({ playlist: read }: { playlist: Playlist }) {
  // The form goes on from what it was opened with, whatever is read again behind it.
  const [playlist] = useState(read);
  const { user } = useSession();
  const navigate = useNavigate();
  if (!user || !can(user, 'material.update', playlist)) {
    return (
      <StateView
        isPage
        icon="lock"
        title={t('You cannot edit this playlist')}
        action={<ButtonLink to={back.to}>{t(back.label)}</ButtonLink>}
      >
        {t('Only the person who added it and administrators can.')}
      </StateView>
    );
  }
  return (
    <>
      <PageHead
        title={t('Edit Playlist')}
        lead={playlist.name}
        back={{ to: back.to, label: t(back.label) }}
      />
      <PlaylistForm uid={user.uid} playlist={playlist} onSaved={() => void navigate(paths.adminPlaylists)} />
    </>
  );
}
