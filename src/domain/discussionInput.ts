import { number, object, type InferType } from 'yup';
import { discussionMessages } from './discussion';
import { discussionFormSchema } from './discussionForm';
import { oneOfText, uuid } from './field';

/** What the functions around discussions take. */

const id = uuid(discussionMessages.id);

/** The id is made when the form opens: sent twice, it is one discussion. */
export const createDiscussionSchema = discussionFormSchema.shape({ id });
export type CreateDiscussionInput = InferType<typeof createDiscussionSchema>;

/** `version` is that of the discussion which the editor began from. */
export const updateDiscussionSchema = createDiscussionSchema.shape({
  version: number().integer().min(1, discussionMessages.id).required(discussionMessages.id),
});
export type UpdateDiscussionInput = InferType<typeof updateDiscussionSchema>;

export const DISCUSSION_ACTS = ['open', 'close'] as const;
export type DiscussionAct = (typeof DISCUSSION_ACTS)[number];

export const setDiscussionStatusSchema = object({
  id,
  act: oneOfText(discussionMessages.id, DISCUSSION_ACTS),
});
export type SetDiscussionStatusInput = InferType<typeof setDiscussionStatusSchema>;

/** For joining and deleting. */
export const discussionIdSchema = object({ id });
export type DiscussionIdInput = InferType<typeof discussionIdSchema>;
