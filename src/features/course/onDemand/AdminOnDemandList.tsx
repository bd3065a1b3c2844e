import { useState } from 'react';
import { type Course, COURSE_STATUSES, type CourseStatus } from '../../../domain/course';
import { ON_DEMAND, ON_DEMAND_SUBJECTS } from '../../../domain/onDemand';
import { can } from '../../../domain/permissions';
import { useSession } from '../../../session/useSession';
import { EmptyState } from '../../../ui/EmptyState';
import { FilterBar } from '../../../ui/FilterBar';
import { SearchBox } from '../../../ui/SearchBox';
import { CARD_PAGE_SIZE, PagedCards } from '../../../ui/table/PagedCards';
import { TableFilter } from '../../../ui/table/TableFilter';
import { useTableUrl } from '../../../ui/table/useTableUrl';
import { t } from '../../../ui/text';
import { useListCoursesQuery } from '../adminCourseApi';
import { AdminCourseDelete } from '../AdminCourseDelete';
import type { CourseListRequest } from '../courseDocs';
import { COURSE_KINDS } from '../courseKind';
import { STATUS_LABELS } from '../courseLabels';
import { useCourseSteps } from '../useCourseSteps';
import { AdminOnDemandCard, AdminOnDemandCardSkeleton } from './AdminOnDemandCard';
import styles from './AdminOnDemandCard.module.css';

const URL_OPTIONS = {
  // The tab stays what it is while the list behind it is searched.
  filters: { tab: null, category: ON_DEMAND_SUBJECTS, status: COURSE_STATUSES },
} as const;

/** On-demand classes in the back office: a teacher's own, or everybody's for an administrator. */
export function AdminOnDemandList() {
  const { user } = useSession();
  const url = useTableUrl(URL_OPTIONS);
  const request: CourseListRequest = {
    courseType: ON_DEMAND,
    createdBy: user && !can(user, 'material.listAll') ? user.uid : null,
    category: url.filter.category,
    status: url.filter.status as CourseStatus | undefined,
    search: url.search.trim() || undefined,
    size: CARD_PAGE_SIZE,
    ...url.cursor,
  };
  const isFiltered = Boolean(request.search ?? request.category ?? request.status);
  return (
    <div className="stack loose">
      <FilterBar
        search={
          <SearchBox
            label={t('Search on-demand classes')}
            placeholder={t('Search by title, instructor or subject...')}
            value={url.search}
            onChange={url.setSearch}
          />
        }
      >
        <TableFilter
          url={url}
          name="category"
          label={t('Subject')}
          all={t('All Subjects')}
          options={ON_DEMAND_SUBJECTS.map((value) => ({ value, label: t(value) }))}
        />
        <TableFilter
          url={url}
          name="status"
          label={t('Status')}
          all={t('All Statuses')}
          options={COURSE_STATUSES.map((value) => ({ value, label: t(STATUS_LABELS[value]) }))}
        />
      </FilterBar>
      <Cards request={request} url={url} isFiltered={isFiltered} />
    </div>
  );
}

interface CardsProps {
  request: CourseListRequest;
  url: Pick<ReturnType<typeof useTableUrl>, 'cursor' | 'move'>;
  isFiltered: boolean;
}

function Cards({ request, url, isFiltered }: CardsProps) {
  const query = useListCoursesQuery(request);
  const [doomed, setDoomed] = useState<Course | null>(null);
  const stepsOf = useCourseSteps();
  const menuOf = (course: Course) => [
    ...stepsOf(course),
    { label: t('Delete'), icon: 'trash' as const, onSelect: () => setDoomed(course) },
  ];
  return (
    <>
      <PagedCards
        query={query}
        url={url}
        errorTitle={(message) => t(COURSE_KINDS[ON_DEMAND].texts.failed, { message })}
        grid={styles.grid}
        skeleton={<AdminOnDemandCardSkeleton />}
        empty={
          <EmptyState
            bordered
            title={isFiltered ? t('No on-demand classes match your search.') : t('No on-demand classes yet')}
          >
            {isFiltered
              ? t('Try another word, or look in all subjects and statuses.')
              : t('What you add here, learners watch whenever they like.')}
          </EmptyState>
        }
        card={(course) => <AdminOnDemandCard key={course.id} course={course} menu={menuOf(course)} />}
      />
      {doomed && <AdminCourseDelete course={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}
