import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Course } from '../../domain/course';
import { ButtonLink } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { kindOf, useCourseKind } from './courseKind';
import { useCourse } from './useCourse';

interface CourseViewProps {
  courseId: string;
  /** A whole page, of the size of what will replace it. */
  skeleton: ReactNode;
  children: (course: Course) => ReactNode;
}

/** A page that is about one course or on-demand class: what it is, or why it does not show. */
export function CourseView({ courseId, skeleton, children }: CourseViewProps) {
  const kind = useCourseKind();
  const { pathname, search } = useLocation();
  const { currentData: course, error, isFetching, refetch } = useCourse(courseId);
  if (course && course.course_type !== kind.type) {
    const { page, learn } = kindOf(course);
    const own = pathname.endsWith('/learn') ? learn : page;
    return <Navigate replace to={own(courseId) + search} />;
  }
  if (course) return <>{children(course)}</>;
  if (course === undefined && !error) return <>{skeleton}</>;
  return (
    <div className="wrap page">
      {course === null ? (
        <StateView
          isPage
          icon="list"
          title={t(kind.texts.notFound)}
          action={<ButtonLink to={kind.list}>{t(kind.texts.allLink)}</ButtonLink>}
        >
          {t('It may have been taken down, or the link is not complete.')}
        </StateView>
      ) : (
        <ErrorState
          isPage
          title={(message) => t(kind.texts.failedOne, { message })}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}
