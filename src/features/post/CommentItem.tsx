import { lazy, Suspense } from 'react';
import type { PostComment } from '../../domain/post';
import type { Voice } from '../../session/useVoice';
import { Avatar } from '../../ui/Avatar';
import { LinkedText } from '../../ui/LinkedText';
import { Skeleton } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import styles from './Post.module.css';
import { StateNote, WrittenBy } from './PostCard';

// Visitors can do nothing with it, and load none of this.
const CommentMenu = lazy(() => import('./CommentMenu').then((module) => ({ default: module.CommentMenu })));

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
          {voice.user && (
            <Suspense fallback={<Skeleton width="var(--tap)" height="var(--tap)" />}>
              <CommentMenu comment={comment} user={voice.user} />
            </Suspense>
          )}
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
