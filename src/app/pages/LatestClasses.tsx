import type { ReactNode } from 'react';
import { ON_DEMAND } from '../../domain/onDemand';
import { useListCatalogCoursesQuery } from '../../features/course/courseApi';
import { CourseCard } from '../../features/course/CourseCard';
import cardStyles from '../../features/course/CourseCard.module.css';
import { CardGrid } from '../../ui/CardPages';
import { EmptyState } from '../../ui/EmptyState';
import { QueryView } from '../../ui/QueryView';
import { t } from '../../ui/text';
import { CLASSES } from './ClassesSection';

/** The newest on-demand classes, from the same rows as the list of them all. */
export function LatestClasses({ placeholders }: { placeholders: ReactNode }) {
  const query = useListCatalogCoursesQuery(ON_DEMAND);
  return (
    <QueryView
      query={query}
      skeleton={placeholders}
      errorTitle={(message) => t('Failed to fetch on-demand classes: {message}', { message })}
      empty={
        <EmptyState title={t('No on-demand classes yet')}>
          {t('Check back later for new content.')}
        </EmptyState>
      }
    >
      {(classes) => (
        <CardGrid grid={cardStyles.grid}>
          {classes.slice(0, CLASSES).map((row) => (
            <CourseCard key={row.id} course={row} heading={3} />
          ))}
        </CardGrid>
      )}
    </QueryView>
  );
}
