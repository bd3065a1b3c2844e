import { useListCatalogCoursesQuery } from '../../features/course/courseApi';
import { CourseCard } from '../../features/course/CourseCard';
import cardStyles from '../../features/course/CourseCard.module.css';
import { t } from '../../ui/text';
import type { LatestProps } from './HomeSection';
import { LatestCards } from './LatestCards';

export const LatestCourses = (props: LatestProps) => (
  <LatestCards
    {...props}
    query={useListCatalogCoursesQuery('course')}
    errorTitle={(message) => t('Failed to fetch courses: {message}', { message })}
    emptyTitle={t('No courses yet')}
    grid={cardStyles.grid}
    card={(row) => <CourseCard key={row.id} course={row} heading={3} />}
  />
);
