import { PageHead } from '../../ui/PageHead';
import { Loading, Skeleton, SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import styles from './Post.module.css';

export function PostCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Skeleton width="2.5rem" height="2.5rem" />
        <div className={styles.who}>
          <Skeleton width="9rem" height="1rem" />
        </div>
      </div>
      <SkeletonText lines={3} />
      <Skeleton width="12rem" height="2rem" />
    </div>
  );
}

export const PostCardsSkeleton = () => (
  <Loading>
    <div className="stack">
      {Array.from({ length: 4 }, (_, card) => (
        <PostCardSkeleton key={card} />
      ))}
    </div>
  </Loading>
);

/** The page's own head. */
export const PostListHead = () => (
  <PageHead
    title={t('Social')}
    description={t('Students and teachers of Tanzania ask, answer and help each other with their subjects.')}
    lead={t('Ask, answer and help each other. Everybody can read what you write here.')}
  />
);

/** The feed before anything of it is here; the build prerenders it. */
export function PostListSkeleton() {
  return (
    <div className="wrap page">
      <div className={styles.column}>
        <PostListHead />
        <PostCardsSkeleton />
      </div>
    </div>
  );
}
