import { useState } from 'react';
import { useModerateMutation } from '../../data/moderateApi';
import { can } from '../../domain/permissions';
import type { PostComment } from '../../domain/post';
import { LateReportDialog } from '../../session/LateReportDialog';
import type { SessionUser } from '../../session/sessionSlice';
import { DeleteDialog } from '../../ui/DeleteDialog';
import { Icon } from '../../ui/Icon';
import { Menu, type MenuItem } from '../../ui/Menu';
import { t } from '../../ui/text';
import { useDeleteCommentMutation } from './commentApi';
import { CommentEditDialog } from './CommentEditDialog';

/** What its author may do with a comment, and what everybody else. */
export function CommentMenu({ comment, user }: { comment: PostComment; user: SessionUser }) {
  const [opened, setOpened] = useState<'edit' | 'report' | 'delete' | null>(null);
  const [remove, { isLoading }] = useDeleteCommentMutation();
  const [moderate] = useModerateMutation();
  const close = () => setOpened(null);
  const { id, post_id: postId } = comment;
  const target = { kind: 'comment', id, parentId: postId } as const;
  const isOwn = user.uid === comment.author_uid;
  const items: MenuItem[] = [
    ...(isOwn
      ? [
          { label: t('Edit'), icon: 'edit' as const, onSelect: () => setOpened('edit') },
          { label: t('Delete'), icon: 'trash' as const, onSelect: () => setOpened('delete') },
        ]
      : [{ label: t('Report'), icon: 'flag' as const, onSelect: () => setOpened('report') }]),
    ...(can(user, 'content.moderate')
      ? [
          {
            label: t('Hide from others'),
            icon: 'eye' as const,
            onSelect: () => void moderate({ ...target, act: 'hide' }),
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu label={t('More')} button={<Icon name="more" />} items={items} />
      {opened === 'edit' && <CommentEditDialog comment={comment} onClose={close} />}
      {opened === 'report' && <LateReportDialog target={target} onClose={close} />}
      {opened === 'delete' && (
        <DeleteDialog
          title={t('Delete this comment?')}
          names={[]}
          isBusy={isLoading}
          remove={() => remove({ postId, id })}
          onClose={close}
        >
          {t('This cannot be undone.')}
        </DeleteDialog>
      )}
    </>
  );
}
