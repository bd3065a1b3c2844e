import { useListCatalogTutorsQuery } from '../../features/tutor/tutorApi';
import { TutorCard } from '../../features/tutor/TutorCard';
import cardStyles from '../../features/tutor/TutorCard.module.css';
import { t } from '../../ui/text';
import type { LatestProps } from './HomeSection';
import { LatestCards } from './LatestCards';

export const LatestTutors = (props: LatestProps) => (
  <LatestCards
    {...props}
    query={useListCatalogTutorsQuery()}
    errorTitle={(message) => t('Failed to load tutors: {message}', { message })}
    emptyTitle={t('No tutors yet')}
    grid={cardStyles.grid}
    card={(row) => <TutorCard key={row.id} tutor={row} heading={3} />}
  />
);
