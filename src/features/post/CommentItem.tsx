import { lazy, Suspense, useState } from 'react';
import { useModerateMutation } from '../../data/moderateApi';
import { can } from '../../domain/permissions';
import type { PostComment } from '../../domain/post';
import type { Voice } from '../../session/useVoice';
import { Avatar } from '../../ui/Avatar';
import { DeleteDialog } from '../../ui/DeleteDialog';
import { Icon } from '../../ui/Icon';
import { LinkedText } from '../../ui/LinkedText';
import { Menu, type MenuItem } from '../../ui/Menu';
import { t } from '../../ui/text';
import { useDeleteCommentMutation } from './commentApi';
import styles from './Post.module.css';
import { StateNote, WrittenBy } from './PostCard';

const ReportDialog = lazy(() =>
  import('../../session/ReportDialog').then((module) => ({ default: module.ReportDialog })),
);

interface CommentItemProps {
  comment: PostComment;
  voice: Voice;
  onAnswer: (() => void) | undefined;
}

/** One comment, or one answer. */
export function CommentItem({ comment, voice, onAnswer }: CommentItemProps) {
  const { author_name, text } = comment;
  return (
    <>
      <Avatar small name={author_name} />
      <div className={`stack tight ${styles.said}`}>
        <div className={styles.head}>
          <WrittenBy written={comment} to={null} />
          <CommentMenu comment={comment} voice={voice} />
        </div>
        <StateNote written={comment} />
        <p className={styles.text}>
          <LinkedText text={text} />
        </p>
      </div>
      {onAnswer && (
        <div className={styles.below}>
          <button
            type="button"
            className={styles.act}
            aria-label={t('Answer {name}', { name: author_name })}
            onClick={onAnswer}
          >
            {t('Answer')}
          </button>
        </div>
      )}
    </>
  );
}

function CommentMenu({ comment, voice: { user } }: Pick<CommentItemProps, 'comment' | 'voice'>) {
  const [opened, setOpened] = useState<'report' | 'delete' | null>(null);
  const [remove, { isLoading }] = useDeleteCommentMutation();
  const [moderate] = useModerateMutation();
  if (!user) return null;
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
