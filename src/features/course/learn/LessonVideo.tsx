import type { Lesson } from '../../../domain/courseContent';
import { Button, ButtonLink } from '../../../ui/Button';
import { FileSize } from '../../../ui/FileSize';
import { Note } from '../../../ui/Note';
import { t } from '../../../ui/text';
import styles from './LessonVideo.module.css';
import { hostOf } from './Materials';
import { type OpenFile, useOpenedFile } from './useOpenedFile';
import { VideoPlayer } from './VideoPlayer';

interface LessonVideoProps {
  lesson: Lesson;
  openFile: OpenFile;
  uid: string | null;
}

/** Nothing of a video is fetched before its learner wants it. One that lies elsewhere is watched there. */
export function LessonVideo({ lesson, openFile, uid }: LessonVideoProps) {
  const { video_path, video_url } = lesson;
  if (video_path) return <OwnVideo lesson={lesson} openFile={openFile} uid={uid} />;
  if (!video_url) return null;
  return (
    <div className={styles.frame}>
      <ButtonLink icon="play" to={video_url} target="_blank" rel="noopener noreferrer">
        {t('Watch the video')}
      </ButtonLink>
      <p className="meta">{t('It opens on {site}.', { site: hostOf(video_url) })}</p>
    </div>
  );
}

function OwnVideo({ lesson, openFile, uid }: LessonVideoProps) {
  const [file, open] = useOpenedFile(openFile);
  if (file.status === 'open')
    return (
      <VideoPlayer
        key={lesson.id}
        url={file.url}
        title={lesson.title}
        lessonId={lesson.id}
        uid={uid}
        onExpired={() => void open()}
      />
    );
  return (
    <div className={styles.frame}>
      <Button
        icon="play"
        busy={file.status === 'opening'}
        busyText={t('Please wait...')}
        onClick={() => void open()}
      >
        {t('Play the video')}
      </Button>
      {lesson.video_size !== null && <FileSize bytes={lesson.video_size} />}
      {file.status === 'failed' && (
        <Note tone="bad" role="alert">
          <p>{t(file.problem)}</p>
        </Note>
      )}
    </div>
  );
}
