import { useBookmarks } from '../../../data/useBookmarks';
import { type Audio, formatTime, hasSound, voiceOf } from '../../../domain/audio';
import { useSession } from '../../../session/useSession';
import { Button } from '../../../ui/Button';
import { Cover } from '../../../ui/Cover';
import { Note } from '../../../ui/Note';
import { t } from '../../../ui/text';
import { BookmarkList } from './BookmarkList';
import { ChapterList } from './ChapterList';
import { JumpBack } from './JumpBack';
import { PlayControls } from './PlayControls';
import styles from './Player.module.css';
import { usePlayerKeys } from './playerKeys';
import { PlayerProblem } from './PlayerProblem';
import { PlayerTools } from './PlayerTools';
import { ProgressSlider } from './ProgressSlider';
import { QueueList } from './QueueList';
import { usePlayer, usePlayerState } from './usePlayer';

/** The player of the audio that is open: cover, words, controls; beside them chapters, bookmarks and what comes next. */
export function PlayerPanel({ audio }: { audio: Audio }) {
  usePlayerKeys(usePlayer());
  return (
    <div className={styles.panel}>
      <div className={styles.main}>
        <PlayerHead audio={audio} />
        <NewerPlace />
        <PlayerProblem />
        <ProgressSlider />
        <PlayControls />
        <Waiting />
        <JumpBack />
        <PlayerTools />
        {!hasSound(audio) && <DemoNote />}
      </div>
      <div className={styles.side}>
        <ChapterList />
        {hasSound(audio) && <Bookmarked key={audio.id} audio={audio} />}
        <QueueList />
      </div>
    </div>
  );
}

export function PlayerHead({ audio }: { audio: Audio }) {
  return (
    <>
      <div className={styles.cover}>
        <Cover subject={audio.subject} form={t(audio.type)} src={audio.cover_image_url} eager />
      </div>
      <header className={`stack tight ${styles.head}`}>
        <h1>{audio.title}</h1>
        <p className="muted">{`${voiceOf(audio)} · ${t(audio.subject)}`}</p>
      </header>
    </>
  );
}

/** What the specification has on every player, here where it is true. */
function DemoNote() {
  return (
    <Note title={t('Playback is demo only')}>
      <p>
        {t('The sound of this audio is not here yet. You can try the player, but you will hear nothing.')}
      </p>
    </Note>
  );
}

function Waiting() {
  const isWaiting = usePlayerState((state) => state.isWaiting && state.isPlaying);
  return (
    <p className={styles.waiting} role="status">
      {isWaiting ? t('Waiting for the sound...') : ''}
    </p>
  );
}

/** Another device has gone on: the listener decides. */
function NewerPlace() {
  const player = usePlayer();
  const place = usePlayerState((state) => state.newerPlace);
  if (place === null) return null;
  return (
    <Note role="status">
      <p>{t('You listened on elsewhere. Go to {at}?', { at: formatTime(place) })}</p>
      <div className="row tight">
        <Button small onClick={() => player.answerNewerPlace(true)}>
          {t('Go there')}
        </Button>
        <Button small variant="quiet" onClick={() => player.answerNewerPlace(false)}>
          {t('Stay here')}
        </Button>
      </div>
    </Note>
  );
}

function Bookmarked({ audio }: { audio: Audio }) {
  const { user } = useSession();
  return <BookmarkList bookmarks={useBookmarks(audio.id, user?.uid ?? null)} />;
}
