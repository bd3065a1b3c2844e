import type { AudioRow } from '../../domain/audio';
import { paths } from '../../domain/paths';

type Linked = Pick<AudioRow, 'id' | 'type'>;

/** The audio that only the demo page has; no record can have such an id. */
export const DEMO_ID = 'demo';

/** A mnemonic is heard on its own page; a book has a page that says what it is, and another to listen. */
export const audioPath = ({ id, type }: Linked) =>
  type === 'Mnemonic' ? paths.audioDetail(id) : paths.audiobook(id);

export function listenPath({ id, type }: Linked): string {
  if (id === DEMO_ID) return paths.demoListening;
  return type === 'Mnemonic' ? paths.audioDetail(id) : paths.listenAudiobook(id);
}
