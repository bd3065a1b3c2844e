import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { useSession } from '../../session/useSession';
import { LinkTabs } from '../../ui/LinkTabs';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';
import { AudioForm } from './AudioForm';
import { PlaylistForm } from './PlaylistForm';

/** `/admin/audio/add`: a clip, or with `?tab=playlist` a playlist. What is typed in one waits while the other is open. */
export function Component() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isPlaylist = params.get('tab') === 'playlist';
  if (!user) return null;
  return (
    <>
      <PageHead
        title={isPlaylist ? t('Create Playlist (optional)') : t('Add New Audio Resource')}
        back={
          isPlaylist
            ? { to: paths.adminPlaylists, label: t('Back to Playlists') }
            : { to: paths.adminAudio, label: t('Back to Audio List') }
        }
      />
      <div className="stack loose">
        <LinkTabs
          label={t('What to add')}
          tabs={[
            { to: paths.adminNewAudio, label: t('Audio Clip'), isCurrent: !isPlaylist },
            { to: paths.adminNewPlaylist, label: t('Playlist'), isCurrent: isPlaylist },
          ]}
        />
        {isPlaylist ? (
          <PlaylistForm uid={user.uid} playlist={null} onSaved={() => void navigate(paths.adminPlaylists)} />
        ) : (
          <AudioForm uid={user.uid} audio={null} onSaved={() => void navigate(paths.adminAudio)} />
        )}
      </div>
    </>
  );
}
