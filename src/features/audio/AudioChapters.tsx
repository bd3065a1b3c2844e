import { type Audio, formatTime } from '../../domain/audio';
import { Icon } from '../../ui/Icon';
import { t } from '../../ui/text';
import styles from './AudioPage.module.css';
import { usePlayer } from './player/usePlayer';

/** `isOpen`: a tap on a chapter plays it. */
export function AudioChapters({ audio, isOpen }: { audio: Audio; isOpen: boolean }) {
  const player = usePlayer();
  if (audio.chapters.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="chapters">
      <h2 id="chapters">{t('Chapters')}</h2>
      <ol>
        {audio.chapters.map(({ title, start, end }, index) => {
          const line = (
            <>
              <span className={styles.number}>{index + 1}</span>
              <span className="grow">{title}</span>
              <span className="meta nums">{formatTime(end - start)}</span>
              {isOpen && <Icon name="play" small />}
            </>
          );
          return (
            <li key={index}>
              {isOpen ? (
                <button
                  type="button"
                  className={styles.chapter}
                  onClick={() => void player.open(audio, { at: start, play: true })}
                >
                  {line}
                </button>
              ) : (
                <span className={styles.chapter}>{line}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
