import type { ReactNode } from 'react';
import type { Course } from '../../domain/course';
import { paths } from '../../domain/paths';
import { ButtonLink } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { useCourse } from './useCourse';

interface CourseViewProps {
  courseId: string;
  /** A whole page, of the size of what will replace it. */
  skeleton: ReactNode;
  children: (course: Course) => ReactNode;
}

/** A page that is about one course: the course, or why it does not show. */
export function CourseView({ courseId, skeleton, children }: CourseViewProps) {
  const { currentData: course, error, isFetching, refetch } = useCourse(courseId);
  if (course) return <>{children(course)}</>;
  if (course === undefined && !error) return <>{skeleton}</>;
  return (
    <div className="wrap page">
      {course === null ? (
        <StateView
          isPage
          icon="list"
          title={t('Course not found.')}
          action={<ButtonLink to={paths.courses}>{t('All courses')}</ButtonLink>}
        >
          {t('It may have been taken down, or the link is not complete.')}
        </StateView>
      ) : (
        <ErrorState
          isPage
          title={(message) => t('Failed to fetch course: {message}', { message })}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}
