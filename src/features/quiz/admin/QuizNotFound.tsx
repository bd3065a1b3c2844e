import { paths } from '../../../domain/paths';
import { quizMessages } from '../../../domain/quiz';
import { ButtonLink } from '../../../ui/Button';
import { StateView } from '../../../ui/StateView';
import { t } from '../../../ui/text';

export const QuizNotFound = () => (
  <StateView
    isPage
    icon="lock"
    title={t(quizMessages.notFound)}
    action={<ButtonLink to={paths.adminQuizzes}>{t('Back to Quizzes')}</ButtonLink>}
  >
    {t('It may have been deleted, or you may not have permission to edit it.')}
  </StateView>
);
