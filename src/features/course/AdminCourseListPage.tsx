import { COURSE_CATEGORIES, COURSE_STATUSES, type CourseStatus } from '../../domain/course';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import { useSession } from '../../session/useSession';
import { ButtonLink } from '../../ui/Button';
import { FilterBar } from '../../ui/FilterBar';
import { PageHead } from '../../ui/PageHead';
import { SearchBox } from '../../ui/SearchBox';
import { TableFilter } from '../../ui/table/TableFilter';
import { useTableUrl } from '../../ui/table/useTableUrl';
import { t } from '../../ui/text';
import { useListCoursesQuery } from './adminCourseApi';
import { AdminCourseTable } from './AdminCourseTable';
import type { CourseListRequest } from './courseDocs';
import { STATUS_LABELS } from './courseLabels';

const URL_OPTIONS = {
  filters: { category: COURSE_CATEGORIES, status: COURSE_STATUSES },
  // Indexed in firestore.indexes.json together with every filter.
  sorts: ['title', 'price'],
} as const;

/** `/admin/courses`: a teacher's own courses, or everybody's for an administrator. */
export function Component() {
  const { user } = useSession();
  const createdBy = user && !can(user, 'material.listAll') ? user.uid : null;
  const url = useTableUrl(URL_OPTIONS);
  const request: CourseListRequest = {
    courseType: 'course',
    createdBy,
    category: url.filter.category,
    status: url.filter.status as CourseStatus | undefined,
    search: url.search.trim() || undefined,
    sort: url.sort,
    ...url.cursor,
  };
  return (
    <>
      <PageHead title={t('Courses Management')}>
        <ButtonLink to={paths.adminNewCourse} icon="plus">
          {t('Add New Course')}
        </ButtonLink>
      </PageHead>
      <div className="stack loose">
        <FilterBar
          search={
            <SearchBox
              label={t('Search courses')}
              placeholder={t('Search by title, instructor or category...')}
              value={url.search}
              onChange={url.setSearch}
            />
          }
        >
          <TableFilter
            url={url}
            name="category"
            label={t('Category')}
            all={t('All Categories')}
            options={COURSE_CATEGORIES.map((value) => ({ value, label: t(value) }))}
          />
          <TableFilter
            url={url}
            name="status"
            label={t('Status')}
            all={t('All Statuses')}
            options={COURSE_STATUSES.map((value) => ({ value, label: t(STATUS_LABELS[value]) }))}
          />
        </FilterBar>
        <AdminCourseTable query={useListCoursesQuery(request)} url={url} request={request} />
      </div>
    </>
  );
}
