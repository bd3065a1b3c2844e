import type { Lesson } from '../../../domain/courseContent';
import { t } from '../../../ui/text';
import { MarkupText } from '../../../ui/MarkupText';
import { LessonVideo } from './LessonVideo';
import { Materials } from './Materials';
import type { OpenFile } from './useOpenedFile';

interface LessonContentProps {
  lesson: Lesson;
  openFile: OpenFile;
  /** Whose place in the video is kept; null: a visitor's. */
  uid: string | null;
}

/** What a lesson teaches with: its video, its text, its files. */
export function LessonContent({ lesson, openFile, uid }: LessonContentProps) {
  const { video_path, video_url, text_content, materials } = lesson;
  const isEmpty = !video_path && !video_url && !text_content && materials.length === 0;
  return (
    <div className="stack loose">
      <LessonVideo lesson={lesson} openFile={openFile} uid={uid} />
      <MarkupText text={text_content} />
      <Materials materials={materials} openFile={openFile} />
      {isEmpty && <p className="muted">{t('This lesson has no content yet.')}</p>}
    </div>
  );
}
