import { paths } from '../../domain/paths';
import { SectionCrumbs } from '../../ui/SectionCrumbs';
import { t } from '../../ui/text';

/** Above a discussion, and above its place while it comes. */
export const DiscussionCrumbs = ({ title }: { title?: string }) => (
  <SectionCrumbs section={{ to: paths.discussions, label: t('Discussions') }} title={title} />
);
