import { paths } from '../../domain/paths';
import { SectionCrumbs } from '../../ui/SectionCrumbs';
import { t } from '../../ui/text';

/** Above a tutor, and above its place while it comes. */
export const TutorCrumbs = ({ title }: { title?: string }) => (
  <SectionCrumbs section={{ to: paths.tutors, label: t('Tutors') }} title={title} />
);
