import { lazy, Suspense, useState } from 'react';
import { useModerateMutation } from '../../data/moderateApi';
import { can } from '../../domain/permissions';
import type { Post } from '../../domain/post';
import { LateReportDialog } from '../../session/LateReportDialog';
import type { SessionUser } from '../../session/sessionSlice';
import type { Voice } from '../../session/useVoice';
import { DeleteDialog } from '../../ui/DeleteDialog';
import { Icon } from '../../ui/Icon';
import { Menu, type MenuItem } from '../../ui/Menu';
import { t } from '../../ui/text';
import { useDeletePostMutation } from './postApi';

const PostEditDialog = lazy(() =>
  import('./PostEditDialog').then((module) => ({ default: module.PostEditDialog })),
);

interface PostMenuProps {
  post: Post;
  user: SessionUser;
  voice: Voice;
  onDeleted?: (() => void) | undefined;
}

type Opened = 'edit' | 'delete' | 'report' | null;

/** What its author may do with it, and what everybody else. */
export function PostMenu({ post, user, voice, onDeleted }: PostMenuProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const [moderate] = useModerateMutation();
  const target = { kind: 'post', id: post.id, parentId: '' } as const;
  const leading: MenuItem[] = can(user, 'content.moderate')
    ? [
        {
          label: post.is_locked ? t('Unlock') : t('Lock: no more comments'),
          icon: 'lock',
          onSelect: () => void moderate({ ...target, act: post.is_locked ? 'unlock' : 'lock' }),
        },
        {
          label: post.state === 'hidden' ? t('Show again') : t('Hide from others'),
          icon: 'eye',
          onSelect: () => void moderate({ ...target, act: post.state === 'hidden' ? 'show' : 'hide' }),
        },
      ]
    : [];
  const isOwn = user.uid === post.author_uid;
  const items: MenuItem[] = isOwn
    ? [
        ...(post.state === 'hidden' || voice.silence
          ? []
          : [{ label: t('Edit'), icon: 'edit' as const, onSelect: () => setOpened('edit') }]),
        { label: t('Delete'), icon: 'trash', onSelect: () => setOpened('delete') },
      ]
    : [{ label: t('Report'), icon: 'flag', onSelect: () => setOpened('report') }];
  return (
    <>
      <Menu label={t('More')} button={<Icon name="more" />} items={[...items, ...leading]} />
      <Suspense fallback={null}>
        {opened === 'edit' && <PostEditDialog user={user} post={post} onClose={close} />}
      </Suspense>
      {opened === 'report' && <LateReportDialog target={target} onClose={close} />}
      {opened === 'delete' && <DeletePost post={post} onClose={close} onDeleted={onDeleted} />}
    </>
  );
}

function DeletePost({
  post,
  onClose,
  onDeleted,
}: Pick<PostMenuProps, 'post' | 'onDeleted'> & { onClose: () => void }) {
  const [remove, { isLoading }] = useDeletePostMutation();
  return (
    <DeleteDialog
      title={t('Delete this post?')}
      names={[]}
      isBusy={isLoading}
      remove={() => remove({ id: post.id })}
      onDone={onDeleted}
      onClose={onClose}
    >
      {t('Its comments, likes and pictures go with it. This cannot be undone.')}
    </DeleteDialog>
  );
}
