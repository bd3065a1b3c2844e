import { type Course, courseRating, courseStudents, lessonsOf } from '../../domain/course';
import { type CsvColumn, ExportButton } from '../../ui/table/ExportButton';
import { t } from '../../ui/text';
import { useLazyExportCoursesQuery } from './adminCourseApi';
import type { CourseListRequest } from './courseDocs';
import { categoryOf, instructorOf, STATUS_LABELS } from './courseLabels';

const COLUMNS: readonly CsvColumn<Course>[] = [
  { head: 'Id', value: ({ id }) => id },
  { head: 'Title', value: ({ title }) => title },
  { head: 'Category', value: categoryOf },
  { head: 'Instructor', value: instructorOf },
  { head: 'Level', value: ({ level }) => t(level) },
  { head: 'Price (USD)', value: ({ price }) => price },
  { head: 'Status', value: ({ status }) => t(STATUS_LABELS[status]) },
  { head: 'Students', value: courseStudents },
  { head: 'Rating', value: courseRating },
  { head: 'Modules', value: ({ outline }) => outline.length },
  { head: 'Lessons', value: (course) => lessonsOf(course).length },
];

export function AdminCourseExport({ request }: { request: CourseListRequest }) {
  const [read] = useLazyExportCoursesQuery();
  return (
    <ExportButton
      small
      fileName="courses"
      columns={COLUMNS}
      request={request}
      readPage={(page) => read(page).unwrap()}
    />
  );
}
