import { paths } from '../../domain/paths';
import { CardGrid } from '../../ui/CardPages';
import { FilterSpace } from '../../ui/FilterSpace';
import { MediaCardSkeleton } from '../../ui/MediaCard';
import { PageHead } from '../../ui/PageHead';
import { Loading, Skeleton } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { CARDS_A_PAGE } from '../../ui/urlFilter';

export function AudioGridSkeleton() {
  return (
    <CardGrid>
      {Array.from({ length: CARDS_A_PAGE }, (_, card) => (
        <MediaCardSkeleton key={card} about />
      ))}
    </CardGrid>
  );
}

/** The page's own head; `lead` counts the audio once it is here. */
export function AudioListHead({ lead }: { lead?: string | undefined }) {
  return (
    <PageHead
      title={t('All audio')}
      back={{ to: paths.audioLibrary, label: t('Audio Library') }}
      description={t('Mnemonics and audiobooks for Form I to Form IV, searched by subject and type.')}
      lead={lead ?? <Skeleton width="9rem" height="1.5rem" />}
    />
  );
}

/** The list before anything of it is here; the build prerenders it. */
export function AudioListSkeleton() {
  return (
    <div className="wrap page">
      <AudioListHead />
      <FilterSpace />
      <Loading>
        <AudioGridSkeleton />
      </Loading>
    </div>
  );
}
