import { ON_DEMAND } from '../../domain/onDemand';
import { useListCatalogCoursesQuery } from '../../features/course/courseApi';
import { CourseCard } from '../../features/course/CourseCard';
import cardStyles from '../../features/course/CourseCard.module.css';
import { t } from '../../ui/text';
import type { LatestProps } from './HomeSection';
import { LatestCards } from './LatestCards';

export const LatestClasses = (props: LatestProps) => (
  <LatestCards
    {...props}
    query={useListCatalogCoursesQuery(ON_DEMAND)}
    errorTitle={(message) => t('Failed to fetch on-demand classes: {message}', { message })}
    emptyTitle={t('No on-demand classes yet')}
    grid={cardStyles.grid}
    card={(row) => <CourseCard key={row.id} course={row} heading={3} />}
  />
);
