import { Button } from '../../../ui/Button';
import { Note } from '../../../ui/Note';
import { t } from '../../../ui/text';
import { usePlayer, usePlayerState } from './usePlayer';

/** Why it does not play; the place is kept. */
export function PlayerProblem() {
  const player = usePlayer();
  const error = usePlayerState((state) => state.error);
  if (!error) return null;
  return (
    <Note
      tone="bad"
      role="alert"
      action={
        <Button variant="line" small onClick={() => player.play()}>
          {t('Try again')}
        </Button>
      }
    >
      <p>{t('Error loading audio: {message}', { message: t(error.message) })}</p>
    </Note>
  );
}
