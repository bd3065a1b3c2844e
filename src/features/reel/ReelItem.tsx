import { type ReactNode, useState } from 'react';
import { formatTime } from '../../domain/audio';
import type { ReelRow } from '../../domain/reel';
import { formatBytes } from '../../domain/size';
import { clothOf } from '../../ui/cloths';
import { Icon } from '../../ui/Icon';
import { t } from '../../ui/text';
import { ReelActions } from './ReelActions';
import styles from './Reel.module.css';
import { ReelVideo } from './ReelVideo';

export interface ReelItemProps {
  reel: ReelRow;
  place: { index: number; count: number };
  /** On the screen, the one after it, or neither. */
  role: 'current' | 'next' | 'away';
  autoplays: boolean;
  isMuted: boolean;
  onMute: (isMuted: boolean) => void;
}

/** A reel's poster with its words; the video itself only while it is on the screen. */
export function ReelItem({ reel, place, role, autoplays, isMuted, onMute }: ReelItemProps) {
  const [isWanted, setWanted] = useState(false);
  const plays = role === 'current' && (autoplays || isWanted);
  const title = `reel-${reel.id}`;
  return (
    <article
      className={styles.item}
      aria-labelledby={title}
      aria-posinset={place.index + 1}
      aria-setsize={place.count}
      tabIndex={-1}
      inert={role !== 'current'}
    >
      <div className={styles.frame} style={{ background: clothOf(reel.subject).ground }}>
        <ReelPoster reel={reel} isNear={role !== 'away'} />
        {plays ? (
          <ReelVideo reel={reel} isMuted={isMuted} onMute={onMute} />
        ) : (
          <button
            type="button"
            className={styles.start}
            onClick={() => {
              setWanted(true);
              // A tap asks for the sound, too.
              if (!autoplays) onMute(false);
            }}
          >
            <span className={styles.startSign}>
              <Icon name="play" />
            </span>
            <span>{t('Play')}</span>
            <span className="srOnly">{reel.title}</span>
            <Cost reel={reel} />
          </button>
        )}
        {/* What comes next is begun while this one plays, and nothing after it. */}
        {role === 'next' && autoplays && <video hidden muted preload="metadata" src={reel.video_url ?? ''} />}
        <div className={styles.words}>
          <h2 id={title}>{reel.title}</h2>
          <p>{[reel.instructor, t(reel.subject)].filter(Boolean).join(' · ')}</p>
          {reel.description && <Description>{reel.description}</Description>}
        </div>
      </div>
      <div className={styles.actions}>{role === 'current' && <ReelActions reel={reel} />}</div>
    </article>
  );
}

function ReelPoster({ reel, isNear }: { reel: ReelRow; isNear: boolean }) {
  const [hasFailed, setFailed] = useState(false);
  if (!reel.poster_url || hasFailed)
    return (
      <b className={styles.subject} aria-hidden="true">
        {t(reel.subject)}
      </b>
    );
  return (
    <img
      className={styles.poster}
      src={reel.poster_url}
      alt=""
      width={360}
      height={640}
      loading={isNear ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}

/** What watching takes, before it is begun. */
const Cost = ({ reel: { seconds, video_size } }: { reel: ReelRow }) => (
  <span className={`nums ${styles.cost}`}>
    {[seconds !== null && formatTime(seconds), video_size !== null && formatBytes(video_size)]
      .filter(Boolean)
      .join(' · ')}
  </span>
);

function Description({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.description}>
      <p className={isOpen ? undefined : styles.cut}>{children}</p>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t('Show less') : t('Show more')}
      </button>
    </div>
  );
}
