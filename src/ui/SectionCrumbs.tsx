import { paths } from '../domain/paths';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';
import { t } from './text';

interface SectionCrumbsProps {
  section: Crumb;
  /** Of the page; left out while it comes. */
  title?: string | undefined;
}

/** Above a page of one of the site's sections. */
export const SectionCrumbs = ({ section, title }: SectionCrumbsProps) => (
  <Breadcrumbs trail={[{ to: paths.home, label: t('Home') }, section]} {...(title && { current: title })} />
);
