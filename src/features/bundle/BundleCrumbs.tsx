import { paths } from '../../domain/paths';
import { SectionCrumbs } from '../../ui/SectionCrumbs';
import { t } from '../../ui/text';

/** Above a bundle, and above its place while it comes. */
export const BundleCrumbs = ({ title }: { title?: string }) => (
  <SectionCrumbs section={{ to: paths.bundles, label: t('Bundles') }} title={title} />
);
