import { formatTime } from '../../../domain/audio';
import { Icon } from '../../../ui/Icon';
import { SectionHead } from '../../../ui/SectionHead';
import { t } from '../../../ui/text';
import styles from './Player.module.css';
import { usePlayer, usePlayerState } from './usePlayer';

/** Only where there is something to choose. */
export function ChapterList() {
  const player = usePlayer();
  const chapters = usePlayerState((state) => state.chapters);
  const current = usePlayerState((state) => state.chapter);
  if (chapters.length < 2) return null;
  return (
    <section className="stack tight" aria-labelledby="chapters">
      <SectionHead id="chapters" title={t('Chapters')}>
        <span className="meta nums">{t('{n} chapters', { n: chapters.length })}</span>
      </SectionHead>
      <ol>
        {chapters.map(({ title, start, end }, index) => (
          <li key={index}>
            <button
              type="button"
              className={styles.entry}
              aria-current={index === current || undefined}
              onClick={() => {
                player.toChapter(index);
                player.play();
              }}
            >
              <span className={styles.number}>{index + 1}</span>
              <span className="grow">{title}</span>
              <span className="meta nums">{formatTime(end - start)}</span>
              {index === current && <Icon name="audio" small />}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
