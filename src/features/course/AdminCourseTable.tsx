import { useState } from 'react';
import { type Course, COURSE_TRANSITIONS, type CourseStatus, courseStudents } from '../../domain/course';
import { formatUsd } from '../../domain/money';
import type { Page } from '../../domain/page';
import { paths } from '../../domain/paths';
import { Badge } from '../../ui/Badge';
import type { MenuItem } from '../../ui/Menu';
import type { QueryLike } from '../../ui/QueryView';
import { byNumber, byText, type Columns } from '../../ui/table/column';
import { PagedTable, type PagedUrl } from '../../ui/table/PagedTable';
import { t } from '../../ui/text';
import { useSetCourseStatusMutation } from './adminCourseApi';
import { AdminCourseDelete } from './AdminCourseDelete';
import { AdminCourseExport } from './AdminCourseExport';
import type { CourseListRequest } from './courseDocs';
import { categoryOf, instructorOf, STATUS_LABELS, STATUS_TONES } from './courseLabels';

const COLUMNS: Columns<Course> = [
  { head: 'Title', cell: ({ title }) => title, sort: byText('title') },
  { head: 'Category', cell: categoryOf, phone: 'below' },
  { head: 'Instructor', cell: instructorOf, phone: 'below' },
  {
    head: 'Price',
    cell: ({ price }) => <span className="nums">{t(formatUsd(price))}</span>,
    sort: byNumber('price'),
    align: 'end',
    low: true,
  },
  {
    head: 'Status',
    cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{t(STATUS_LABELS[status])}</Badge>,
    phone: 'beside',
  },
  {
    head: 'Students',
    cell: (course) => <span className="nums">{courseStudents(course)}</span>,
    align: 'end',
    low: true,
  },
];

interface AdminCourseTableProps {
  query: QueryLike<Page<Course>>;
  url: PagedUrl;
  /** What the query asked for, for the export. */
  request: CourseListRequest;
}

export function AdminCourseTable({ query, url, request }: AdminCourseTableProps) {
  const [doomed, setDoomed] = useState<Course | null>(null);
  const menuOf = useCourseMenu(setDoomed);
  const isFiltered = Boolean(request.search ?? request.category ?? request.status);
  return (
    <>
      <PagedTable
        name="courses"
        query={query}
        url={url}
        errorTitle={(message) => t('Failed to fetch courses: {message}', { message })}
        caption={t('Courses Management')}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        rowTo={({ id }) => paths.adminEditCourse(id)}
        rowMenu={menuOf}
        skeletonRows={5}
        empty={
          isFiltered ? t('No courses match your search.') : t('No courses found. Create your first course!')
        }
        tools={<AdminCourseExport request={request} />}
      />
      {doomed && <AdminCourseDelete course={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}

/** What may follow on a status, and how it is called from there. */
const STEPS: Record<CourseStatus, Partial<Record<CourseStatus, string>>> = {
  draft: { published: 'Publish', archived: 'Archive' },
  published: { draft: 'Unpublish', archived: 'Archive' },
  archived: { draft: 'Restore' },
};

function useCourseMenu(onDelete: (course: Course) => void) {
  const [setStatus, { isLoading }] = useSetCourseStatusMutation();
  return (course: Course): readonly MenuItem[] => {
    const { id, status } = course;
    return [
      { label: t('Edit'), icon: 'edit' as const, to: paths.adminEditCourse(id) },
      ...COURSE_TRANSITIONS[status].map((next) => ({
        label: t(STEPS[status][next] ?? STATUS_LABELS[next]),
        icon: next === 'archived' ? ('lock' as const) : ('check' as const),
        disabled: isLoading,
        onSelect: () => void setStatus({ id, status: next }),
      })),
      { label: t('Delete'), icon: 'trash' as const, onSelect: () => onDelete(course) },
    ];
  };
}
