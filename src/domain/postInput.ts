import { array, number, object, type InferType } from 'yup';
import { optionalText, optionalUuid, requiredText, uuid } from './field';
import { POST_LIMITS, postMessages } from './post';

/** What the functions around posts take; apart from post.ts, so that pages load no yup. */

const side = number()
  .integer(postMessages.imagePath)
  .min(1, postMessages.imagePath)
  .max(POST_LIMITS.imageSide, postMessages.imagePath)
  .required(postMessages.imagePath);

const image = object({
  path: optionalText(300).matches(/^post-images\/[^/]+\/[0-9]+-[0-9a-z]+\.jpg$/, postMessages.imagePath),
  width: side,
  height: side,
});

export const savePostSchema = object({
  id: uuid(postMessages.id),
  text: requiredText(postMessages.content, 1, POST_LIMITS.text),
  images: array().of(image).max(POST_LIMITS.images, postMessages.images).required(postMessages.images),
});
export type SavePostInput = InferType<typeof savePostSchema>;

export const deletePostSchema = object({ id: uuid(postMessages.id) });
export type DeletePostInput = InferType<typeof deletePostSchema>;

export const saveCommentSchema = object({
  postId: uuid(postMessages.id),
  id: uuid(postMessages.id),
  parentId: optionalUuid(postMessages.id),
  text: requiredText(postMessages.comment, 1, POST_LIMITS.comment),
});
export type SaveCommentInput = InferType<typeof saveCommentSchema>;

export const deleteCommentSchema = object({ postId: uuid(postMessages.id), id: uuid(postMessages.id) });
export type DeleteCommentInput = InferType<typeof deleteCommentSchema>;
