import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { OwnLike } from '../../data/likeApi';
import type { OwnLikesRequest } from '../../data/likeDocs';
import { paths } from '../../domain/paths';
import type { Post, Written } from '../../domain/post';
import { LikeButton } from '../../session/LikeButton';
import type { Voice } from '../../session/useVoice';
import { agoText } from '../../ui/agoText';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { LinkedText } from '../../ui/LinkedText';
import { Note } from '../../ui/Note';
import { Skeleton } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { useOpenedAt } from '../../ui/useOpenedAt';
import styles from './Post.module.css';
import { PostImages } from './PostImages';
import { ShareButton } from './ShareButton';

// Visitors can do nothing with it, and load none of this.
const PostMenu = lazy(() => import('./PostMenu').then((module) => ({ default: module.PostMenu })));

export interface PostCardProps {
  post: Post;
  voice: Voice;
  likes?: { own: OwnLike | undefined; request: OwnLikesRequest | null };
  /** Where a visitor comes back to after signing in. */
  returnTo: string;
  /** It stands on its own page. */
  isAlone?: boolean;
  onDeleted?: () => void;
}

/** One post, with what can be done with it. */
export function PostCard(props: PostCardProps) {
  const { post, voice, likes = { own: undefined, request: null }, returnTo, isAlone = false } = props;
  const { id, text, images, like_count, comment_count } = post;
  const isShown = post.state === 'shown';
  return (
    <article className={styles.card} aria-label={t('Post by {name}', { name: post.author_name })}>
      <header className={styles.head}>
        <Avatar name={post.author_name} />
        <WrittenBy written={post} to={isAlone ? null : paths.post(id)} />
        {voice.user && (
          <Suspense fallback={<Skeleton width="var(--tap)" height="var(--tap)" />}>
            <PostMenu post={post} user={voice.user} voice={voice} onDeleted={props.onDeleted} />
          </Suspense>
        )}
      </header>
      <StateNote written={post} />
      <p className={styles.text}>
        <LinkedText text={text} />
      </p>
      {images.length > 0 && <PostImages post={post} eager={isAlone} />}
      {isShown && (
        <footer className={styles.acts}>
          <LikeButton
            thing={{ kind: 'post', id }}
            count={like_count}
            {...likes}
            voice={voice}
            returnTo={returnTo}
          />
          <Link
            className={styles.act}
            to={`${paths.post(id)}#comments`}
            aria-label={t('{n, plural, one {# comment} other {# comments}}', { n: comment_count })}
          >
            <Icon name="chat" small />
            <span className="nums">{comment_count}</span>
          </Link>
          <ShareButton postId={id} />
          {post.is_locked && (
            <span className={`push ${styles.act}`}>
              <Icon name="lock" small />
              {t('Locked')}
            </span>
          )}
        </footer>
      )}
    </article>
  );
}

/** Who wrote it and when. */
export function WrittenBy({ written, to }: { written: Written; to: string | null }) {
  const now = useOpenedAt();
  const { author_name, author_role, created_at, edited_at } = written;
  const time = <time dateTime={new Date(created_at).toISOString()}>{agoText(created_at, now)}</time>;
  return (
    <div className={styles.who}>
      <p className={styles.name}>
        {author_name}
        {author_role !== 'student' && (
          <Badge plain tone="info">
            {author_role === 'teacher' ? t('Teacher') : t('Administrator')}
          </Badge>
        )}
      </p>
      <p className={styles.meta}>
        {to ? <Link to={to}>{time}</Link> : time}
        {edited_at > 0 && ` · ${t('edited')}`}
      </p>
    </div>
  );
}

/** Why others do not see it. */
export function StateNote({ written: { state } }: { written: Written }) {
  if (state === 'shown') return null;
  return (
    <Note tone={state === 'hidden' ? 'bad' : 'warn'}>
      <p>
        {state === 'hidden'
          ? t('A moderator has hidden this. Others do not see it.')
          : t('This waits for review. Others see it once an administrator has looked at it.')}
      </p>
    </Note>
  );
}
