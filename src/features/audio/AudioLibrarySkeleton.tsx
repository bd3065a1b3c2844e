import { paths } from '../../domain/paths';
import { ButtonLink } from '../../ui/Button';
import { MediaCardSkeleton, Shelf } from '../../ui/MediaCard';
import { PageHead } from '../../ui/PageHead';
import { Loading, Skeleton } from '../../ui/Skeleton';
import { t } from '../../ui/text';

const SHELVES = 3;
const CARDS = 6;

export function ShelvesSkeleton() {
  return (
    <div className="stack loose">
      {Array.from({ length: SHELVES }, (_, shelf) => (
        <div key={shelf} className="stack loose">
          <Skeleton width="10rem" height="var(--lh-2xl)" />
          <Shelf>
            {Array.from({ length: CARDS }, (_, card) => (
              <MediaCardSkeleton key={card} about />
            ))}
          </Shelf>
        </div>
      ))}
    </div>
  );
}

export function AudioLibraryHead() {
  return (
    <PageHead
      title={t('Audio Library')}
      lead={t('Mnemonics and audiobooks: learn with your ears, also while you walk or work.')}
    >
      <ButtonLink to={paths.allAudio} variant="line" icon="search">
        {t('Search all audio')}
      </ButtonLink>
    </PageHead>
  );
}

/** The library before anything of it is here; the build prerenders it. */
export function AudioLibrarySkeleton() {
  return (
    <div className="wrap page">
      <AudioLibraryHead />
      <Loading>
        <ShelvesSkeleton />
      </Loading>
    </div>
  );
}
