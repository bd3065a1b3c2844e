import type { ReelRow } from '../../domain/reel';
import { PageTitle } from '../../ui/PageTitle';
import { Loading, Skeleton } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import styles from './Reel.module.css';

/** The page's name, which only readers of screens need: the videos fill it. */
export const ReelListHead = ({ reel }: { reel?: ReelRow | undefined }) => (
  <>
    <PageTitle
      title={reel?.title ?? t('Learning Reels')}
      description={
        reel?.description ||
        t('Short videos for Form I to Form IV in Tanzania: one idea in a minute, from teachers.')
      }
      image={reel?.poster_url}
    />
    <h1 className="srOnly">{t('Learning Reels')}</h1>
  </>
);

export const ReelStageSkeleton = () => (
  <Loading>
    <div className={styles.stage}>
      <div className={styles.frame}>
        <Skeleton height="100%" />
      </div>
    </div>
  </Loading>
);

/** The page before anything of it is here; the build prerenders it. */
export const ReelListSkeleton = () => (
  <div className={styles.page}>
    <ReelListHead />
    <ReelStageSkeleton />
  </div>
);
