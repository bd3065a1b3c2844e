import { type KeyboardEvent, useState } from 'react';
import type { ReelRow } from '../../domain/reel';
import { IconButton } from '../../ui/IconButton';
import { t } from '../../ui/text';
import { mayAutoplay } from './autoplay';
import { ReelItem } from './ReelItem';
import styles from './Reel.module.css';
import { useCurrentReel } from './useCurrentReel';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 };

/** One reel at a time: by swipe, by key, by button. Nothing plays but the one on the screen. */
export function ReelFeed({ reels }: { reels: readonly ReelRow[] }) {
  const { scroller, current, go } = useCurrentReel(reels.length);
  const [isMuted, setMuted] = useState(true);
  const [autoplays] = useState(mayAutoplay);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  };
  return (
    <div className={styles.stage} onKeyDown={onKeyDown}>
      <div ref={scroller} className={styles.scroller} role="feed" aria-label={t('Learning Reels')}>
        {reels.map((reel, index) => (
          <ReelItem
            key={reel.id}
            reel={reel}
            place={{ index, count: reels.length }}
            role={index === current ? 'current' : index === current + 1 ? 'next' : 'away'}
            autoplays={autoplays}
            isMuted={isMuted}
            onMute={setMuted}
          />
        ))}
      </div>
      <div className={styles.steps}>
        <IconButton icon="up" label={t('Previous reel')} disabled={current === 0} onClick={() => go(-1)} />
        <IconButton
          icon="down"
          label={t('Next reel')}
          disabled={current === reels.length - 1}
          onClick={() => go(1)}
        />
      </div>
    </div>
  );
}
