import type { ReactNode } from 'react';
import { paths } from '../../domain/paths';
import { ButtonLink } from '../../ui/Button';
import { LinkTabs } from '../../ui/LinkTabs';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';

type Section = typeof paths.adminAudio | typeof paths.adminPlaylists;

interface AdminAudioFrameProps {
  current: Section;
  children: ReactNode;
}

/** What the audio library's two lists have around them. */
export function AdminAudioFrame({ current, children }: AdminAudioFrameProps) {
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
      <div className="stack loose">
        <LinkTabs
          label={t('Audio Library')}
          tabs={[tab(paths.adminAudio, t('Audio')), tab(paths.adminPlaylists, t('Playlists'))]}
        />
        {children}
      </div>
    </>
  );
}
