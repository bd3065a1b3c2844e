import { paths } from '../../domain/paths';
import { SectionCrumbs } from '../../ui/SectionCrumbs';
import { t } from '../../ui/text';

/** Above a class, and above its place while it comes. */
export const LiveClassCrumbs = ({ title }: { title?: string }) => (
  <SectionCrumbs
    section={{ to: paths.interactiveLearning, label: t('Interactive Learning') }}
    title={title}
  />
);
