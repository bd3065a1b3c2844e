import { useParams } from 'react-router-dom';
import type { ReelRow } from '../../domain/reel';
import { Note } from '../../ui/Note';
import { NothingYet } from '../../ui/NothingYet';
import { QueryView } from '../../ui/QueryView';
import { t } from '../../ui/text';
import { useListCatalogReelsQuery } from './reelApi';
import { ReelFeed } from './ReelFeed';
import { ReelListHead, ReelStageSkeleton } from './ReelListSkeleton';
import styles from './Reel.module.css';

/** `/reels`, the newest first, and `/reels/{id}`, which begins with one. */
export function Component() {
  const { id } = useParams();
  const query = useListCatalogReelsQuery();
  const reel = query.currentData?.find((row) => row.id === id);
  return (
    <div className={styles.page}>
      <ReelListHead reel={reel} />
      <QueryView query={query} skeleton={<ReelStageSkeleton />} errorTitle={t('Failed to load reels')}>
        {(reels) => (
          <>
            {id !== undefined && !reel && (
              <div className="wrap">
                <Note title={t('This reel is not here any more.')}>
                  <p>{t('It may have been deleted. Here are the newest.')}</p>
                </Note>
              </div>
            )}
            {reels.length === 0 ? (
              <div className="wrap page">
                <NothingYet title={t('No reels yet')} onRetry={() => void query.refetch()} />
              </div>
            ) : (
              <ReelFeed key={id} reels={startingWith(reels, reel)} />
            )}
          </>
        )}
      </QueryView>
    </div>
  );
}

/** Who comes for one finds it first, and the others behind it. */
const startingWith = (reels: readonly ReelRow[], first: ReelRow | undefined) =>
  first ? [first, ...reels.filter(({ id }) => id !== first.id)] : reels;
