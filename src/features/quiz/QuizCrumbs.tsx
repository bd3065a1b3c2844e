import { paths } from '../../domain/paths';
import { SectionCrumbs } from '../../ui/SectionCrumbs';
import { t } from '../../ui/text';

/** Above a quiz, and above its place while it comes. */
export const QuizCrumbs = ({ title }: { title?: string }) => (
  <SectionCrumbs section={{ to: paths.quizzes, label: t('Quizzes') }} title={title} />
);
