import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { type Audio, formatTime } from '../../../domain/audio';
import { Cover } from '../../../ui/Cover';
import { IconButton } from '../../../ui/IconButton';
import { t } from '../../../ui/text';
import { listenPath } from '../audioLinks';
import styles from './MiniPlayer.module.css';
import { JumpButton } from './PlayControls';
import { BACK_SECONDS } from './playerState';
import { useLength } from './useLength';
import { usePlayer, usePlayerState } from './usePlayer';

/** At the foot of every other page: what is open goes on, and its own page is a tap away. */
export function MiniPlayer({ audio }: { audio: Audio }) {
  const player = usePlayer();
  const isPlaying = usePlayerState((state) => state.isPlaying);
  useRoom();
  return (
    <section className={styles.mini} aria-label={t('Now playing')}>
      <Cover tiny subject={audio.subject} src={audio.cover_image_url} />
      <Words audio={audio} />
      <JumpButton seconds={-BACK_SECONDS} />
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? t('Pause') : t('Play')}
        onClick={() => player.toggle()}
      />
      <IconButton icon="close" label={t('Close the player')} onClick={() => player.close()} />
    </section>
  );
}

function Words({ audio }: { audio: Audio }) {
  const chapters = usePlayerState((state) => state.chapters);
  const chapter = usePlayerState((state) => state.chapter);
  const seconds = usePlayerState((state) => Math.floor(state.seconds));
  const error = usePlayerState((state) => state.error);
  const length = useLength();
  const isMany = chapters.length > 1;
  return (
    <div className={styles.words}>
      <Link className={styles.title} to={listenPath(audio)}>
        {isMany ? `${chapter + 1}. ${chapters[chapter]?.title ?? ''}` : audio.title}
      </Link>
      <p className={styles.sub} role={error ? 'alert' : undefined}>
        {error ? t('Error loading audio: {message}', { message: t(error.message) }) : isMany && audio.title}
      </p>
      <div className={styles.line}>
        <span className={styles.bar} aria-hidden="true">
          <span style={{ width: `${length > 0 ? (seconds / length) * 100 : 0}%` }} />
        </span>
        <span className={styles.time}>
          {t('{at} of {length}', { at: formatTime(seconds), length: formatTime(length) })}
        </span>
      </div>
    </div>
  );
}

/** Pages leave this much free at their foot (`--mini` in their layouts). */
const ROOM = '5rem';

function useRoom(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--mini', ROOM);
    return () => {
      style.removeProperty('--mini');
    };
  }, []);
}
