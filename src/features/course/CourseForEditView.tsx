import type { ReactNode } from 'react';
import { isDenial } from '../../data/errors';
import { isAppError } from '../../domain/errors';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { useGetCourseForEditQuery } from './adminCourseApi';
import type { CourseForEdit } from './courseDocs';
import { CourseNotFound } from './CourseNotFound';

interface CourseForEditViewProps {
  courseId: string;
  /** In the place of one that is not there for this author. */
  notFound?: ReactNode;
  children: (stored: CourseForEdit) => ReactNode;
}

/** Reads a whole course for its author. The rules refuse a course that is not there in the same way as somebody else's. */
export function CourseForEditView({
  courseId,
  notFound = <CourseNotFound />,
  children,
}: CourseForEditViewProps) {
  const query = useGetCourseForEditQuery(courseId);
  if (isAppError(query.error) && isDenial(query.error)) return <>{notFound}</>;
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height="40rem" />}
      errorTitle={(message) => t('Failed to fetch course: {message}', { message })}
    >
      {(stored) => (stored ? children(stored) : notFound)}
    </QueryView>
  );
}
