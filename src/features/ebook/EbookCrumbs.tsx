import { paths } from '../../domain/paths';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { t } from '../../ui/text';

/** Above a book, and above its place while it comes. */
export const EbookCrumbs = ({ title }: { title?: string }) => (
  <Breadcrumbs
    trail={[
      { to: paths.home, label: t('Home') },
      { to: paths.ebooks, label: t('Ebooks') },
    ]}
    {...(title && { current: title })}
  />
);
