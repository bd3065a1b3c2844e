import { ButtonLink } from '../../ui/Button';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { useAdminCourseKind } from './adminCourseKind';

/** In the place of a course that cannot be edited here. */
export function CourseNotFound() {
  const { list, back, notFound } = useAdminCourseKind();
  return (
    <StateView isPage icon="lock" title={t(notFound)} action={<ButtonLink to={list}>{t(back)}</ButtonLink>}>
      {t('It may have been deleted, or you may not have permission to edit it.')}
    </StateView>
  );
}
