import { paths } from '../../domain/paths';
import { ButtonLink } from '../../ui/Button';
import { LinkTabs } from '../../ui/LinkTabs';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';

type Section = typeof paths.adminAudio | typeof paths.adminPlaylists;

/** The head of the audio library's two lists. */
export function AdminAudioHead({ current }: { current: Section }) {
  const tab = (to: Section, label: string) => ({ to, label, isCurrent: to === current });
  return (
    <>
      <PageHead title={t('Audio Library')}>
        {current === paths.adminPlaylists ? (
          <ButtonLink to={paths.adminNewPlaylist} icon="plus">
            {t('Create Playlist')}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.adminNewAudio} icon="plus">
            {t('Add New Audio')}
          </ButtonLink>
        )}
      </PageHead>
      <LinkTabs
        label={t('Audio Library')}
        tabs={[tab(paths.adminAudio, t('Audio')), tab(paths.adminPlaylists, t('Playlists'))]}
      />
    </>
  );
}
