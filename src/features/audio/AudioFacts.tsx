import { type Audio, formatTime, lengthOf } from '../../domain/audio';
import { formatBytes } from '../../domain/size';
import { dayText } from '../../ui/dayText';
import { type Fact, Facts } from '../../ui/Facts';

/** What the record knows; what it does not know is left out. */
export function AudioFacts({ audio }: { audio: Audio }) {
  const facts: Fact[] = [
    { name: 'Length', value: formatTime(lengthOf(audio)) },
    { name: 'Chapters', value: audio.chapters.length || null },
    { name: 'Size', value: audio.audio_file_size && formatBytes(audio.audio_file_size) },
    { name: 'Author', value: audio.author },
    { name: 'Narrator', value: audio.narrator },
    { name: 'Date Added', value: audio.date_added && dayText(audio.date_added) },
  ];
  return <Facts inColumns facts={facts} />;
}
