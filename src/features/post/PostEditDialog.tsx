import type { Post } from '../../domain/post';
import type { SessionUser } from '../../session/sessionSlice';
import { FormDialog } from '../../ui/form/FormDialog';
import { t } from '../../ui/text';
import { AddPictures, PostFields } from './PostFields';
import { usePostForm } from './usePostForm';

interface PostEditDialogProps {
  user: SessionUser;
  /** Left out: a new one. */
  post?: Post;
  onClose: () => void;
}

/** A post in a dialog: another text or other pictures for it, or a new one from the back office. */
export function PostEditDialog({ user, post, onClose }: PostEditDialogProps) {
  const { form, onSubmit, failure, isSaving, discard, fields } = usePostForm({
    user,
    ...(post && { post }),
    onSaved: onClose,
  });
  const leave = () => {
    if (post) discard();
    onClose();
  };
  const isOwn = !post || post.author_uid === user.uid;
  return (
    <FormDialog
      title={post ? t('Edit Post') : t('Create Post')}
      submitLabel={post ? t('Save') : t('Post')}
      busyLabel={t('Saving...')}
      form={form}
      onSubmit={onSubmit}
      isBusy={isSaving || fields.pictures.isBusy}
      failure={failure}
      onClose={leave}
    >
      <PostFields form={fields} label={t('Content')} />
      {isOwn && <AddPictures form={fields} />}
    </FormDialog>
  );
}
