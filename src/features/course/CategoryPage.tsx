import { useParams } from 'react-router-dom';
import { categorySlug, COURSE_CATEGORIES } from '../../domain/course';
import { paths } from '../../domain/paths';
import { ButtonLink } from '../../ui/Button';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { CourseCrumbs } from './CourseCrumbs';
import { CourseList } from './CourseList';

/** `/category/{slug}`: the courses of one category. */
export function Component() {
  const { slug } = useParams();
  const category = COURSE_CATEGORIES.find((name) => categorySlug(name) === slug);
  return (
    <div className="wrap page">
      {category ? (
        <>
          <CourseCrumbs title={t(category)} />
          <CourseList category={category} />
        </>
      ) : (
        <StateView
          isPage
          icon="list"
          title={t('Category not found.')}
          action={<ButtonLink to={paths.courses}>{t('All courses')}</ButtonLink>}
        >
          {t('The link may not be complete.')}
        </StateView>
      )}
    </div>
  );
}
