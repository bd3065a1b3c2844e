import type { ReactNode } from 'react';
import { paths } from '../../domain/paths';
import type { EbookRow } from '../../domain/ebook';
import { EmptyState } from '../../ui/EmptyState';
import { MediaCardSkeleton, Shelf } from '../../ui/MediaCard';
import { QueryView, type QueryLike } from '../../ui/QueryView';
import { SectionHead } from '../../ui/SectionHead';
import { Loading } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { TextLink } from '../../ui/TextLink';
import { EbookCard } from '../../features/ebook/EbookCard';

const FEATURED = 10;
const PLACEHOLDERS = 3;

/** The first ten books of the catalogue (spec section 2.4). */
export function FeaturedEbooks({ query }: { query: QueryLike<EbookRow[]> }) {
  return (
    <Frame>
      <QueryView
        query={query}
        skeleton={<Placeholders />}
        errorTitle={t('Failed to load ebooks')}
        empty={
          <EmptyState title={t('No Ebooks Available')}>{t('Check back later for new content.')}</EmptyState>
        }
      >
        {(ebooks) => (
          <Shelf>
            {ebooks.slice(0, FEATURED).map((ebook) => (
              <EbookCard key={ebook.id} ebook={ebook} />
            ))}
          </Shelf>
        )}
      </QueryView>
    </Frame>
  );
}

export function FeaturedEbooksSkeleton() {
  return (
    <Frame>
      <Loading>
        <Placeholders />
      </Loading>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <section className="section" aria-labelledby="featured-ebooks">
      <div className="wrap">
        <SectionHead title={t('Featured ebooks')} id="featured-ebooks">
          <TextLink to={paths.ebooks}>{t('View All')}</TextLink>
        </SectionHead>
        {children}
      </div>
    </section>
  );
}

function Placeholders() {
  return (
    <Shelf>
      {Array.from({ length: PLACEHOLDERS }, (_, card) => (
        <MediaCardSkeleton key={card} about />
      ))}
    </Shelf>
  );
}
