import { useState } from 'react';
import { type Course, courseStudents } from '../../domain/course';
import { formatUsd } from '../../domain/money';
import type { Page } from '../../domain/page';
import { paths } from '../../domain/paths';
import { Badge } from '../../ui/Badge';
import type { MenuItem } from '../../ui/Menu';
import type { QueryLike } from '../../ui/QueryView';
import { byNumber, byText, type Columns } from '../../ui/table/column';
import { PagedTable, type PagedUrl } from '../../ui/table/PagedTable';
import { t } from '../../ui/text';
import { AdminCourseDelete } from './AdminCourseDelete';
import { AdminCourseExport } from './AdminCourseExport';
import type { CourseListRequest } from './courseDocs';
import { categoryOf, instructorOf, STATUS_LABELS, STATUS_TONES } from './courseLabels';
import { useCourseSteps } from './useCourseSteps';

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

function useCourseMenu(onDelete: (course: Course) => void) {
  const stepsOf = useCourseSteps();
  return (course: Course): readonly MenuItem[] => [
    { label: t('Edit'), icon: 'edit', to: paths.adminEditCourse(course.id) },
    { label: t('Preview'), icon: 'eye', to: paths.adminPreviewCourse(course.id) },
    { label: t('Duplicate'), icon: 'file', to: paths.adminCopyCourse(course.id) },
    ...stepsOf(course),
    { label: t('Delete'), icon: 'trash', onSelect: () => onDelete(course) },
  ];
}
