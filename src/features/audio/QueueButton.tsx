import type { AudioRow } from '../../domain/audio';
import { Button } from '../../ui/Button';
import { t } from '../../ui/text';
import { usePlayer, usePlayerState } from './player/usePlayer';

/** While something else is open: hear this after it. */
export function QueueButton({ audio }: { audio: AudioRow }) {
  const player = usePlayer();
  const isOther = usePlayerState((state) => state.audio !== null && state.audio.id !== audio.id);
  const isQueued = usePlayerState((state) => state.queue.some(({ id }) => id === audio.id));
  if (!isOther) return null;
  return isQueued ? (
    <Button variant="line" wide icon="close" onClick={() => player.queue.remove(audio.id)}>
      {t('Take out of the queue')}
    </Button>
  ) : (
    <Button variant="line" wide icon="list" onClick={() => player.queue.add(audio)}>
      {t('Play it next')}
    </Button>
  );
}
