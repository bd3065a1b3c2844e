import { paths } from '../../domain/paths';
import { ButtonLink } from '../../ui/Button';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';

/** In the place of a course that cannot be edited here. */
export function CourseNotFound() {
  return (
    <StateView
      isPage
      icon="lock"
      title={t('Course Not Found')}
      action={<ButtonLink to={paths.adminCourses}>{t('Back to Courses')}</ButtonLink>}
    >
      {t('It may have been deleted, or you may not have permission to edit it.')}
    </StateView>
  );
}
