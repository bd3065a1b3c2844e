import { chapterAt, formatTime } from '../../../domain/audio';
import { Button } from '../../../ui/Button';
import { t } from '../../../ui/text';
import { usePlayer, usePlayerState } from './usePlayer';

/** After a slip of the thumb: the places that were left, each a tap away. */
export function JumpBack() {
  const player = usePlayer();
  const jumps = usePlayerState((state) => state.jumps);
  const chapters = usePlayerState((state) => state.chapters);
  if (jumps.length === 0) return null;
  return (
    <div className="row wraps tight" role="group" aria-label={t('Jump back')}>
      <span className="meta">{t('Jump back to')}</span>
      {jumps.map((place) => (
        <Button key={place} small variant="line" icon="rewind" onClick={() => player.jumpBack(place)}>
          {formatTime(place)}
          {chapters.length > 1 && (
            <span className="srOnly">{`, ${chapters[chapterAt(chapters, place)]?.title ?? ''}`}</span>
          )}
        </Button>
      ))}
    </div>
  );
}
