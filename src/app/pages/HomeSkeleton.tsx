import { PageTitle } from '../../ui/PageTitle';
import { BundlesSectionSkeleton } from './BundlesSection';
import { ClassesSectionSkeleton } from './ClassesSection';
import { FeaturedEbooksSkeleton } from './FeaturedEbooks';
import { Hero } from './Hero';
import { LiveSectionSkeleton } from './LiveSection';
import { PromoSection } from './PromoSection';
import { ResourcesSectionSkeleton } from './ResourcesSection';

/** What the build prerenders for `/`, and what shows while the page's code comes. */
export function HomeSkeleton() {
  return (
    <>
      <PageTitle title="Somo" />
      <Hero />
      <FeaturedEbooksSkeleton />
      <PromoSection isStill />
      <LiveSectionSkeleton />
      <ClassesSectionSkeleton />
      <ResourcesSectionSkeleton />
      <BundlesSectionSkeleton />
    </>
  );
}
