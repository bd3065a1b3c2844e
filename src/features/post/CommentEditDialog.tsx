import { useState } from 'react';
import type { PostComment } from '../../domain/post';
import { FormDialog } from '../../ui/form/FormDialog';
import { useShortForm } from '../../ui/form/useShortForm';
import { TextArea } from '../../ui/TextField';
import { t } from '../../ui/text';
import { useSaveCommentMutation } from './commentApi';
import { checkComment } from './checkComment';

interface CommentEditDialogProps {
  comment: PostComment;
  onClose: () => void;
}

/** Other words for one's own comment; they are looked at like the first. */
export function CommentEditDialog({ comment, onClose }: CommentEditDialogProps) {
  const { id, post_id: postId, parent_id } = comment;
  const [text, setText] = useState(comment.text);
  const [send, { isLoading }] = useSaveCommentMutation();
  const { change, errors, ...form } = useShortForm({
    check: () => checkComment({ postId, id, parentId: parent_id ?? '', text }),
    send,
    onSent: onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t('Edit comment')}
      submitLabel={t('Save')}
      busyLabel={t('Saving...')}
      isBusy={isLoading}
      onClose={onClose}
    >
      <TextArea
        name="comment-text"
        label={t('Your comment')}
        rows={4}
        error={errors.text && t(errors.text)}
        value={text}
        onChange={(next) => change(() => setText(next))}
      />
    </FormDialog>
  );
}
