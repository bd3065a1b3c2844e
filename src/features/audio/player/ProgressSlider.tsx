import { useState } from 'react';
import { type AudioChapter, chapterAt, formatTime } from '../../../domain/audio';
import { RangeSlider } from '../../../ui/RangeSlider';
import { t } from '../../../ui/text';
import styles from './Player.module.css';
import { usePlayer, usePlayerState } from './usePlayer';
import { useLength } from './useLength';

/** Where in the whole audio. A drag shows where it would lead, with its chapter, and goes there when it ends. */
export function ProgressSlider() {
  const player = usePlayer();
  const played = usePlayerState((state) => Math.floor(state.seconds));
  const chapters = usePlayerState((state) => state.chapters);
  const length = useLength();
  const [dragged, setDragged] = useState<number | null>(null);
  const seconds = dragged ?? played;
  const end = () => {
    if (dragged !== null) player.seek(dragged);
    setDragged(null);
  };
  return (
    <div className={styles.progress}>
      <RangeSlider
        label={t('Progress')}
        text={t('{at} of {length}', { at: formatTime(seconds), length: formatTime(length) })}
        max={Math.floor(length)}
        value={seconds}
        onPointerDown={() => setDragged(played)}
        onChange={(to) => {
          if (dragged === null) player.seek(to);
          else setDragged(to);
        }}
        onPointerUp={end}
        onPointerCancel={() => setDragged(null)}
        onBlur={end}
      />
      <p className={styles.times}>
        <span>{formatTime(seconds)}</span>
        {dragged !== null && <ChapterName chapters={chapters} seconds={dragged} />}
        <span>{formatTime(length)}</span>
      </p>
    </div>
  );
}

function ChapterName({ chapters, seconds }: { chapters: readonly AudioChapter[]; seconds: number }) {
  if (chapters.length < 2) return null;
  return <span className={styles.under}>{chapters[chapterAt(chapters, seconds)]?.title}</span>;
}
