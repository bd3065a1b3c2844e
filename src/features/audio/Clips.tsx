import { Link } from 'react-router-dom';
import { type AudioRow, formatTime, lengthOf, voiceOf } from '../../domain/audio';
import { IconButton } from '../../ui/IconButton';
import { NumberedLine } from '../../ui/NumberedLine';
import { t } from '../../ui/text';
import { audioPath } from './audioLinks';
import styles from './Clips.module.css';
import { usePlayer } from './player/usePlayer';

interface ClipsProps {
  clips: readonly AudioRow[];
  /** Whether a tap plays one; the others follow it. */
  isOpen: boolean;
}

/** A playlist's clips in their order; each also has its own page. */
export function Clips({ clips, isOpen }: ClipsProps) {
  const player = usePlayer();
  return (
    <section className="stack" aria-labelledby="clips">
      <h2 id="clips">{t('Clips')}</h2>
      {clips.length === 0 && <p className="muted">{t('No clip of this playlist is here any more.')}</p>}
      <ol>
        {clips.map((clip, index) => (
          <li key={clip.id}>
            <NumberedLine number={index + 1}>
              <span className="grow">
                <Link to={audioPath(clip)}>{clip.title}</Link>
                <span className={styles.sub}>{voiceOf(clip)}</span>
              </span>
              <span className="meta nums">{formatTime(lengthOf(clip))}</span>
              {isOpen && (
                <IconButton
                  icon="play"
                  label={t('Play {title}', { title: clip.title })}
                  onClick={() => void player.queue.start(clips.slice(index))}
                />
              )}
            </NumberedLine>
          </li>
        ))}
      </ol>
    </section>
  );
}
