import { paths } from '../../domain/paths';
import { SectionCrumbs } from '../../ui/SectionCrumbs';
import { t } from '../../ui/text';

/** Above a course or a category, and above its place while it comes. */
export const CourseCrumbs = ({ title }: { title?: string }) => (
  <SectionCrumbs section={{ to: paths.courses, label: t('Courses') }} title={title} />
);
