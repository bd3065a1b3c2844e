import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { t } from '../../../ui/text';
import { BACK_SECONDS, FORWARD_SECONDS } from './playerState';
import styles from './Player.module.css';
import { usePlayer, usePlayerState } from './usePlayer';

/** Chapter back, 10 seconds back, play, 30 seconds on, chapter on. */
export function PlayControls() {
  const player = usePlayer();
  const chapter = usePlayerState((state) => state.chapter);
  const last = usePlayerState((state) => state.chapters.length - 1);
  return (
    <div className={styles.controls} role="group" aria-label={t('Player')}>
      <IconButton
        icon="skipPrevious"
        label={t('Previous chapter')}
        disabled={chapter <= 0}
        onClick={() => player.toChapter(chapter - 1)}
      />
      <JumpButton seconds={-BACK_SECONDS} />
      <PlayButton />
      <JumpButton seconds={FORWARD_SECONDS} />
      <IconButton
        icon="skipNext"
        label={t('Next chapter')}
        disabled={chapter >= last}
        onClick={() => player.toChapter(chapter + 1)}
      />
    </div>
  );
}

function PlayButton() {
  const player = usePlayer();
  const isPlaying = usePlayerState((state) => state.isPlaying);
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={isPlaying ? t('Pause') : t('Play')}
      onClick={() => player.toggle()}
    >
      <Icon name={isPlaying ? 'pause' : 'play'} />
    </button>
  );
}

/** The arrow says which way, the number how far. */
export function JumpButton({ seconds }: { seconds: number }) {
  const player = usePlayer();
  const n = Math.abs(seconds);
  const label = seconds < 0 ? t('Back {n} seconds', { n }) : t('Forward {n} seconds', { n });
  return (
    <button
      type="button"
      className={styles.jump}
      aria-label={label}
      title={label}
      onClick={() => player.skip(seconds)}
    >
      <Icon name={seconds < 0 ? 'rewind' : 'forward'} />
      <span aria-hidden="true">{n}</span>
    </button>
  );
}
