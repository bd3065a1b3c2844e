import { paths } from '../../domain/paths';
import { SectionCrumbs } from '../../ui/SectionCrumbs';
import { t } from '../../ui/text';

/** Above a resource, and above its place while it comes. */
export const ResourceCrumbs = ({ title }: { title?: string }) => (
  <SectionCrumbs section={{ to: paths.resources, label: t('Study resources') }} title={title} />
);
