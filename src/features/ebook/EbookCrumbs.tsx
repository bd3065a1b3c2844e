import { paths } from '../../domain/paths';
import { SectionCrumbs } from '../../ui/SectionCrumbs';
import { t } from '../../ui/text';

/** Above a book, and above its place while it comes. */
export const EbookCrumbs = ({ title }: { title?: string }) => (
  <SectionCrumbs section={{ to: paths.ebooks, label: t('Ebooks') }} title={title} />
);
