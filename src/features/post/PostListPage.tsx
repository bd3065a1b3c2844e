import { skipToken } from '@reduxjs/toolkit/query';
import type { Post } from '../../domain/post';
import { paths } from '../../domain/paths';
import { useVoice, type Voice } from '../../session/useVoice';
import { WarningNote } from '../../session/VoiceNote';
import { useListOwnLikesQuery } from '../../data/likeApi';
import { Button } from '../../ui/Button';
import { NothingYet } from '../../ui/NothingYet';
import { QueryView } from '../../ui/QueryView';
import { t } from '../../ui/text';
import styles from './Post.module.css';
import { useListHeldPostsQuery, useListPostsInfiniteQuery } from './postApi';
import { PostCard } from './PostCard';
import { PostCardsSkeleton, PostListHead } from './PostListSkeleton';
import type { ListPage } from './postPublic';
import { PostWriting } from './PostWriting';

/** `/social`: what people write, newest first. */
export function Component() {
  const voice = useVoice();
  const query = useListPostsInfiniteQuery();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <div className="wrap page">
      <div className={`stack loose ${styles.column}`}>
        <PostListHead />
        <WarningNote voice={voice} />
        <PostWriting voice={voice} />
        <HeldPosts voice={voice} />
        <QueryView
          query={query}
          skeleton={<PostCardsSkeleton />}
          errorTitle={t('The posts could not be loaded')}
        >
          {({ pages }) =>
            pages.every(({ rows }) => rows.length === 0) ? (
              <NothingYet title={t('No posts yet')} onRetry={() => void query.refetch()}>
                {t('Be the first: ask something about your subject.')}
              </NothingYet>
            ) : (
              <div className="stack">
                {pages.map((page, index) => (
                  <FeedPage key={index} page={page} voice={voice} />
                ))}
                {hasNextPage && (
                  <Button
                    variant="line"
                    wide
                    busy={isFetchingNextPage}
                    busyText={t('Loading...')}
                    onClick={() => void fetchNextPage()}
                  >
                    {t('Load more')}
                  </Button>
                )}
              </div>
            )
          }
        </QueryView>
      </div>
    </div>
  );
}

function FeedPage({ page: { rows, readAt }, voice }: { page: ListPage<Post>; voice: Voice }) {
  const uid = voice.user?.uid;
  const request = uid ? { uid, ids: rows.map(({ id }) => id), readAt } : null;
  const { currentData: likes } = useListOwnLikesQuery(request ?? skipToken);
  return rows.map((post) => (
    <PostCard
      key={post.id}
      post={post}
      voice={voice}
      likes={{ own: likes?.[post.id], request }}
      returnTo={paths.social}
    />
  ));
}

/** Their own that others do not see: they wait, or were hidden. */
function HeldPosts({ voice }: { voice: Voice }) {
  const { currentData = [] } = useListHeldPostsQuery(voice.user?.uid ?? skipToken);
  if (currentData.length === 0) return null;
  return (
    <section className="stack" aria-label={t('Only you see these')}>
      {currentData.map((post) => (
        <PostCard key={post.id} post={post} voice={voice} returnTo={paths.social} />
      ))}
    </section>
  );
}
