import { useRef, useState } from 'react';
import { FilterSelect } from '../../../ui/FilterSelect';
import { Note } from '../../../ui/Note';
import { t } from '../../../ui/text';
import { useRemembered } from '../../../ui/useRemembered';
import styles from './LessonVideo.module.css';
import { useVideoPlace } from './useVideoPlace';

const SPEEDS = ['0.75', '1', '1.25', '1.5', '1.75', '2'];

interface VideoPlayerProps {
  url: string;
  title: string;
  lessonId: string;
  uid: string | null;
  /** The address has run out: a new `url` is wanted. */
  onExpired: () => void;
}

/** A lesson's video: goes on where its learner stopped, at the speed that they chose. */
export function VideoPlayer({ url, title, lessonId, uid, onExpired }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [speed, setSpeed] = useRemembered('somo-video-speed');
  const [playedUrl, setPlayedUrl] = useState<string>();
  const [failedUrl, setFailedUrl] = useState<string>();
  const place = useVideoPlace(lessonId, uid);
  const setRate = (rate: string) => {
    setSpeed(rate);
    if (video.current) video.current.playbackRate = Number(rate);
  };
  return (
    <div className="stack tight">
      <video
        ref={video}
        className={styles.video}
        src={url}
        aria-label={title}
        controls
        autoPlay
        playsInline
        preload="metadata"
        onLoadedMetadata={({ currentTarget }) => {
          setPlayedUrl(url);
          currentTarget.playbackRate = Number(speed ?? 1);
          void place.resume(currentTarget);
        }}
        onTimeUpdate={({ currentTarget }) => place.hear(currentTarget)}
        onPause={({ currentTarget }) => !currentTarget.ended && place.stand(currentTarget)}
        onEnded={() => place.end()}
        onError={() => (playedUrl === url ? onExpired() : setFailedUrl(url))}
      />
      {failedUrl === url && (
        <Note tone="bad" role="alert">
          <p>{t('This video does not play on this device.')}</p>
        </Note>
      )}
      <div className={styles.tools}>
        <FilterSelect
          label={t('Speed')}
          options={SPEEDS.map((value) => ({ value, label: t('Speed {n}×', { n: value }) }))}
          value={speed ?? '1'}
          onChange={setRate}
        />
      </div>
    </div>
  );
}
