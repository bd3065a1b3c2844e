import type { EbookRow } from '../../domain/ebook';
import { can } from '../../domain/permissions';
import { paths } from '../../domain/paths';
import { formatBytes } from '../../domain/size';
import { useListCatalogEbooksQuery } from '../../features/ebook/ebookApi';
import { useSession } from '../../session/useSession';
import { PageTitle } from '../../ui/PageTitle';
import { FeaturedEbooks } from './FeaturedEbooks';
import { Hero } from './Hero';
import { HomeSection } from './HomeSection';
import { HOME_SECTIONS } from './homeSections';
import { PromoSection } from './PromoSection';

/** The home page, in the order of spec section 2.4. */
export function Component() {
  const ebooks = useListCatalogEbooksQuery();
  const { user } = useSession();
  return (
    <>
      <PageTitle title="Somo" />
      <Hero startTo={startTo(user)} demo={demoOf(ebooks.data)} />
      <FeaturedEbooks query={ebooks} />
      <PromoSection />
      {HOME_SECTIONS.map((section) => (
        <HomeSection key={section.id} section={section} />
      ))}
    </>
  );
}

/** Who may publish goes to publishing; a signed-in student learns there how to become a teacher. */
const startTo = (user: Parameters<typeof can>[0]) =>
  user ? (can(user, 'material.create') ? paths.adminNewEbook : paths.adminEbooks) : undefined;

/** The first free book that can be opened: the honest way to show what reading here is like. */
function demoOf(ebooks: EbookRow[] | undefined) {
  const free = ebooks?.find(({ price, file_size }) => price === 0 && file_size);
  return free?.file_size ? { to: paths.readEbook(free.id), size: formatBytes(free.file_size) } : undefined;
}
