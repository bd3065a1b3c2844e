import { POST_LIMITS, postMessages } from '../../domain/post';
import type { SaveCommentInput } from '../../domain/postInput';
import { cleanText, tooLong, visibleLength } from '../../domain/text';
import type { Checked } from '../../ui/form/useShortForm';

export function checkComment(input: SaveCommentInput): Checked<SaveCommentInput, { text?: string }> {
  const text = cleanText(input.text);
  if (visibleLength(text) === 0) return { errors: { text: postMessages.comment } };
  if (text.length > POST_LIMITS.comment) return { errors: { text: tooLong(POST_LIMITS.comment) } };
  return { input: { ...input, text } };
}
