import { type Audio, formatTime, lengthOf } from '../../domain/audio';
import { formatBytes } from '../../domain/size';
import { t } from '../../ui/text';
import styles from './AudioPage.module.css';

const localDay = (day: string) =>
  new Date(`${day}T00:00`).toLocaleDateString(undefined, { dateStyle: 'medium' });

/** What the record knows; what it does not know is left out. */
export function AudioFacts({ audio }: { audio: Audio }) {
  const facts: [name: string, value: string | number | null][] = [
    ['Length', formatTime(lengthOf(audio))],
    ['Chapters', audio.chapters.length || null],
    ['Size', audio.audio_file_size && formatBytes(audio.audio_file_size)],
    ['Author', audio.author],
    ['Narrator', audio.narrator],
    ['Date Added', audio.date_added && localDay(audio.date_added)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null &&
          value !== '' && (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
