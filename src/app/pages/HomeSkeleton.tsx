import { PageTitle } from '../../ui/PageTitle';
import { FeaturedEbooksSkeleton } from './FeaturedEbooks';
import { Hero } from './Hero';
import { HomeSection } from './HomeSection';
import { HOME_SECTIONS } from './homeSections';
import { PromoSection } from './PromoSection';

/** What the build prerenders for `/`, and what shows while the page's code comes. */
export function HomeSkeleton() {
  return (
    <>
      <PageTitle title="Somo" />
      <Hero />
      <FeaturedEbooksSkeleton />
      <PromoSection isStill />
      {HOME_SECTIONS.map((section) => (
        <HomeSection key={section.id} section={section} isStill />
      ))}
    </>
  );
}
