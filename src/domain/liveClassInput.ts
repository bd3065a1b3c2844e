import { number, object, type InferType } from 'yup';
import { oneOfText, uuid } from './field';
import { liveMessages } from './liveClass';
import { liveClassFormSchema } from './liveClassForm';

/** What the functions around live classes take. */

const id = uuid(liveMessages.id);

/** The id is made when the form opens: sent twice, it is one class. */
export const createLiveClassSchema = liveClassFormSchema.shape({ id });
export type CreateLiveClassInput = InferType<typeof createLiveClassSchema>;

/** `version` is that of the class which the editor began from. */
export const updateLiveClassSchema = createLiveClassSchema.shape({
  version: number().integer().min(1, liveMessages.id).required(liveMessages.id),
});
export type UpdateLiveClassInput = InferType<typeof updateLiveClassSchema>;

export const LIVE_ACTS = ['open', 'close', 'cancel'] as const;
export type LiveAct = (typeof LIVE_ACTS)[number];

export const setLiveClassStatusSchema = object({ id, act: oneOfText(liveMessages.id, LIVE_ACTS) });
export type SetLiveClassStatusInput = InferType<typeof setLiveClassStatusSchema>;

/** For deleting, registering and joining. */
export const liveClassIdSchema = object({ id });
export type LiveClassIdInput = InferType<typeof liveClassIdSchema>;

/** The on-demand class that the recording has become. */
export const attachRecordingSchema = object({ id, recordingId: id });
export type AttachRecordingInput = InferType<typeof attachRecordingSchema>;

export interface JoinLiveClassResult {
  url: string;
}
