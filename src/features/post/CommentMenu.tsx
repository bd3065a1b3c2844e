import { lazy, Suspense, useState } from 'react';
import { useModerateMutation } from '../../data/moderateApi';
import { can } from '../../domain/permissions';
import type { PostComment } from '../../domain/post';
import type { SessionUser } from '../../session/sessionSlice';
import { DeleteDialog } from '../../ui/DeleteDialog';
import { Icon } from '../../ui/Icon';
import { Menu, type MenuItem } from '../../ui/Menu';
import { t } from '../../ui/text';
import { useDeleteCommentMutation } from './commentApi';

const ReportDialog = lazy(() =>
  import('../../session/ReportDialog').then((module) => ({ default: module.ReportDialog })),
);

/** What its author may do with a comment, and what everybody else. */
export function CommentMenu({ comment, user }: { comment: PostComment; user: SessionUser }) {
  const [opened, setOpened] = useState<'report' | 'delete' | null>(null);
  const [remove, { isLoading }] = useDeleteCommentMutation();
  const [moderate] = useModerateMutation();
  const close = () => setOpened(null);
  const { id, post_id: postId } = comment;
  const target = { kind: 'comment', id, parentId: postId } as const;
  const isOwn = user.uid === comment.author_uid;
  const items: MenuItem[] = [
    isOwn
      ? { label: t('Delete'), icon: 'trash', onSelect: () => setOpened('delete') }
      : { label: t('Report'), icon: 'flag', onSelect: () => setOpened('report') },
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
      {opened === 'report' && (
        <Suspense fallback={null}>
          <ReportDialog target={target} onClose={close} />
        </Suspense>
      )}
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
