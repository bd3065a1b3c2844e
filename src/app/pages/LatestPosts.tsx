import { PostTeaser } from '../../features/post/PostTeaser';
import cardStyles from '../../features/post/PostTeaser.module.css';
import { useListPostsInfiniteQuery } from '../../features/post/postApi';
import { t } from '../../ui/text';
import type { LatestProps } from './HomeSection';
import { LatestCards } from './LatestCards';

export function LatestPosts(props: LatestProps) {
  const query = useListPostsInfiniteQuery();
  const currentData = query.currentData?.pages.flatMap(({ rows }) => rows);
  return (
    <LatestCards
      {...props}
      query={{ ...query, currentData }}
      errorTitle={(message) => t('Failed to load posts: {message}', { message })}
      emptyTitle={t('No posts yet')}
      grid={cardStyles.grid}
      card={(post) => <PostTeaser key={post.id} post={post} />}
    />
  );
}
