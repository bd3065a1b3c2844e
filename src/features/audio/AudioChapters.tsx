import { type Audio, formatTime } from '../../domain/audio';
import { Icon } from '../../ui/Icon';
import { NumberedLine } from '../../ui/NumberedLine';
import { t } from '../../ui/text';
import { usePlayer } from './player/usePlayer';

/** `isOpen`: a tap on a chapter plays it. */
export function AudioChapters({ audio, isOpen }: { audio: Audio; isOpen: boolean }) {
  const player = usePlayer();
  if (audio.chapters.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="chapters">
      <h2 id="chapters">{t('Chapters')}</h2>
      <ol>
        {audio.chapters.map(({ title, start, end }, index) => (
          <li key={index}>
            <NumberedLine
              number={index + 1}
              onClick={isOpen ? () => void player.open(audio, { at: start, play: true }) : undefined}
            >
              <span className="grow">{title}</span>
              <span className="meta nums">{formatTime(end - start)}</span>
              {isOpen && <Icon name="play" small />}
            </NumberedLine>
          </li>
        ))}
      </ol>
    </section>
  );
}
