import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { ReelRow } from '../../domain/reel';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { t } from '../../ui/text';
import { useGetReelQuery } from './reelApi';
import styles from './Reel.module.css';
import { useCountView } from './useCountView';

interface ReelVideoProps {
  reel: ReelRow;
  isMuted: boolean;
  onMute: (isMuted: boolean) => void;
}

type State = 'waiting' | 'playing' | 'paused' | 'failed';

/** A reel that plays, over and over, until it leaves the screen. */
export function ReelVideo({ reel, isMuted, onMute }: ReelVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>('waiting');
  const [share, setShare] = useState(0);
  const captions = useGetReelQuery(reel.id).currentData?.captions ?? '';
  const captionsTrack = useMemo(() => withText(captions), [captions]);
  const [isCaptioned, setCaptioned] = useState(true);
  const countView = useCountView(reel.id);
  const play = () => {
    video.current?.play().catch(() => setState('paused'));
  };
  const toggle = () => (state === 'playing' ? video.current?.pause() : play());
  useEffect(() => {
    const track = video.current?.textTracks[0];
    if (track) track.mode = isCaptioned ? 'showing' : 'hidden';
  }, [isCaptioned, captions]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'm') onMute(!isMuted);
  };
  if (state === 'failed')
    return (
      <div className={styles.start} role="alert">
        <p>{t('This video did not play.')}</p>
        <Button onClick={() => setState('waiting')}>{t('Try again')}</Button>
      </div>
    );
  return (
    <div onKeyDown={onKeyDown}>
      <video
        ref={video}
        className={styles.video}
        src={reel.video_url ?? ''}
        poster={reel.poster_url ?? undefined}
        aria-label={reel.title}
        autoPlay
        loop
        playsInline
        muted={isMuted}
        onPlaying={() => setState('playing')}
        onPause={() => setState('paused')}
        onWaiting={() => setState('waiting')}
        onError={() => setState('failed')}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) => {
          setShare(duration > 0 ? currentTime / duration : 0);
          countView(currentTime, duration);
        }}
      >
        {captions && <track ref={captionsTrack} kind="captions" srcLang="en" label={t('Captions')} default />}
      </video>
      <button
        type="button"
        className={styles.toggle}
        aria-label={state === 'paused' ? t('Play') : t('Pause')}
        onClick={toggle}
      >
        {state === 'paused' && (
          <span className={styles.startSign}>
            <Icon name="play" />
          </span>
        )}
        {state === 'waiting' && <span className={styles.spinner} aria-hidden="true" />}
      </button>
      <div className={styles.tools}>
        <IconButton
          icon={isMuted ? 'volumeOff' : 'volume'}
          label={isMuted ? t('Turn the sound on') : t('Turn the sound off')}
          onClick={() => onMute(!isMuted)}
        />
        {captions && (
          <IconButton
            icon="captions"
            label={t('Captions')}
            aria-pressed={isCaptioned}
            onClick={() => setCaptioned(!isCaptioned)}
          />
        )}
      </div>
      <span className={styles.progress} aria-hidden="true" style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}

/** In percent from the top: above the reel's own words. */
const CAPTIONS_AT = 55;

/** Gives a track the captions' text as a file on this device, for as long as it is there. */
function withText(text: string) {
  return (element: HTMLTrackElement | null) => {
    if (!element) return undefined;
    const url = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    element.addEventListener('load', () => {
      for (const cue of element.track.cues ?? [])
        if (cue instanceof VTTCue) Object.assign(cue, { snapToLines: false, line: CAPTIONS_AT });
    });
    element.src = url;
    return () => URL.revokeObjectURL(url);
  };
}
