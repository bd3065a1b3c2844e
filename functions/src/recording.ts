import { type LiveClass, liveMessages } from '../../src/domain/liveClass';
import { attachRecordingSchema } from '../../src/domain/liveClassInput';
import { can } from '../../src/domain/permissions';
import { textOrNull } from '../../src/domain/stored';
import type { Caller } from './actor';
import { callable, failure } from './callable';
import { COURSES } from './course';
import { LIVE_CLASSES } from './liveClass';
import { ownRef, stepOwn } from './ownRecord';
import { entityOf } from './publishedRecord';

/** Learners who come too late to a live class find its recording: an on-demand class, made as any other. */

const attaching = ({ recording_id: before }: LiveClass, recordingId: string) =>
  before === recordingId
    ? null
    : {
        fields: { recording_id: recordingId },
        change: { field: 'recording_id', before, after: recordingId },
      };

export const attachRecording = callable(
  { name: 'attachRecording', access: 'material.create', schema: attachRecordingSchema },
  async ({ id, recordingId }, caller): Promise<{ id: string }> => {
    const recording = entityOf(COURSES, await ownRef(COURSES, recordingId).get());
    const isFit = recording?.course_type === 'on-demand-class' && recording.status === 'published';
    await stepOwn(LIVE_CLASSES, caller, id, (live) => {
      if (!isFit || !can(caller, 'material.update', recording))
        throw failure('failed-precondition', liveMessages.noRecording);
      return attaching(live, recordingId);
    });
    return { id };
  },
);

/** For a class that was begun from a live class; left alone where that is gone, or its author has chosen another one. */
export async function attachPublished(caller: Caller, courseId: string): Promise<void> {
  const stored = await ownRef(COURSES, courseId).get();
  const liveId = textOrNull(stored.get('recording_of'));
  if (stored.get('status') !== 'published' || !liveId) return;
  const live = entityOf(LIVE_CLASSES, await ownRef(LIVE_CLASSES, liveId).get());
  if (!live || !can(caller, 'material.update', live)) return;
  await stepOwn(LIVE_CLASSES, caller, liveId, (current) =>
    current.recording_id === null ? attaching(current, courseId) : null,
  );
}
