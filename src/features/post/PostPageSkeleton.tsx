import { Loading } from '../../ui/Skeleton';
import styles from './Post.module.css';
import { PostCardSkeleton } from './PostListSkeleton';

/** A post's page before anything of it is here; the build prerenders it. */
export const PostPageSkeleton = () => (
  <div className="wrap page">
    <div className={styles.column}>
      <Loading>
        <PostCardSkeleton />
      </Loading>
    </div>
  </div>
);
