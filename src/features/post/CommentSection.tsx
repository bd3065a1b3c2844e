import { skipToken } from '@reduxjs/toolkit/query';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../domain/paths';
import type { Post, PostComment } from '../../domain/post';
import { can } from '../../domain/permissions';
import type { Voice } from '../../session/useVoice';
import { VoiceNote } from '../../session/VoiceNote';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { QueryView } from '../../ui/QueryView';
import { Loading, Skeleton, SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { useListCommentsInfiniteQuery, useListHeldCommentsQuery } from './commentApi';
import { CommentItem } from './CommentItem';
import { type Thread, threadsOf } from './commentThreads';
import styles from './Post.module.css';

// Who only reads loads nothing of the form.
const CommentComposer = lazy(() =>
  import('./CommentComposer').then((module) => ({ default: module.CommentComposer })),
);

interface CommentSectionProps {
  post: Post;
  voice: Voice;
}

/** What people say to a post, each with the answers to it. */
export function CommentSection({ post, voice }: CommentSectionProps) {
  const query = useListCommentsInfiniteQuery(post.id);
  const uid = voice.user?.uid;
  const { currentData: held = [] } = useListHeldCommentsQuery(uid ? { postId: post.id, uid } : skipToken);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <section id="comments" className="stack" aria-labelledby="comments-title">
      <h2 id="comments-title">{t('Comments')}</h2>
      <QueryView
        query={query}
        skeleton={
          <Loading>
            <SkeletonText lines={4} />
          </Loading>
        }
        errorTitle={t('The comments could not be loaded')}
      >
        {({ pages }) => {
          const threads = threadsOf([...pages.flatMap(({ rows }) => rows), ...held]);
          return threads.length === 0 ? (
            <p className="muted">{t('Nobody has commented yet.')}</p>
          ) : (
            <ul className={styles.comments}>
              {threads.map((thread) => (
                <ThreadItem key={thread.id} thread={thread} post={post} voice={voice} />
              ))}
            </ul>
          );
        }}
      </QueryView>
      {hasNextPage && (
        <Button
          variant="line"
          busy={isFetchingNextPage}
          busyText={t('Loading...')}
          onClick={() => void fetchNextPage()}
        >
          {t('More comments')}
        </Button>
      )}
      <Writing post={post} voice={voice} />
    </section>
  );
}

const isOpenFor = ({ is_locked }: Post, { user, silence }: Voice) =>
  silence === null && (!is_locked || can(user, 'content.moderate'));

function Writing({ post, voice }: CommentSectionProps) {
  if (voice.silence === undefined) return null;
  if (post.is_locked && !can(voice.user, 'content.moderate'))
    return (
      <Note>
        <p>{t('This post is locked: nobody can comment any more.')}</p>
      </Note>
    );
  if (!voice.user || voice.silence) return <VoiceNote voice={voice} returnTo={paths.post(post.id)} />;
  return (
    <Suspense fallback={<Skeleton height="7rem" />}>
      <CommentComposer uid={voice.user.uid} postId={post.id} />
    </Suspense>
  );
}

interface ThreadItemProps extends CommentSectionProps {
  thread: Thread;
}

function ThreadItem({ thread: { id, comment, answers }, post, voice }: ThreadItemProps) {
  const [isAnswering, setAnswering] = useState(false);
  const mayAnswer = isOpenFor(post, voice) && comment?.state === 'shown';
  const answer = mayAnswer ? () => setAnswering(true) : undefined;
  const item = (one: PostComment) => (
    <CommentItem comment={one} voice={voice} onAnswer={one.state === 'shown' ? answer : undefined} />
  );
  return (
    <li className={styles.comment}>
      {comment ? item(comment) : <p className="muted">{t('This comment is not here any more.')}</p>}
      {(answers.length > 0 || isAnswering) && (
        <div className={styles.answers}>
          {answers.length > 0 && (
            <ul className={styles.comments}>
              {answers.map((one) => (
                <li key={one.id} className={styles.comment}>
                  {item(one)}
                </li>
              ))}
            </ul>
          )}
          {isAnswering && voice.user && (
            <Suspense fallback={<Skeleton height="7rem" />}>
              <CommentComposer
                uid={voice.user.uid}
                postId={post.id}
                parentId={id}
                onDone={() => setAnswering(false)}
              />
            </Suspense>
          )}
        </div>
      )}
    </li>
  );
}
