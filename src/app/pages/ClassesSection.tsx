import { lazy, type ReactNode } from 'react';
import { paths } from '../../domain/paths';
import { CourseCardSkeleton } from '../../features/course/CourseCard';
import cardStyles from '../../features/course/CourseCard.module.css';
import { CardGrid } from '../../ui/CardPages';
import { t } from '../../ui/text';
import { LateSection } from './LateSection';

/** How many show: a row on a desk. */
export const CLASSES = 4;

const LatestClasses = lazy(async () => ({ default: (await import('./LatestClasses')).LatestClasses }));

/** On-demand classes on the home page. */
export const ClassesSection = () => (
  <Frame>
    <LatestClasses placeholders={<Placeholders />} />
  </Frame>
);

export const ClassesSectionSkeleton = () => <Frame />;

const Frame = ({ children }: { children?: ReactNode }) => (
  <LateSection
    id="classes"
    title={t('Classes to watch at your own pace')}
    to={paths.onDemandClasses}
    placeholders={<Placeholders />}
  >
    {children}
  </LateSection>
);

const Placeholders = () => (
  <CardGrid grid={cardStyles.grid}>
    {Array.from({ length: CLASSES }, (_, card) => (
      <CourseCardSkeleton key={card} />
    ))}
  </CardGrid>
);
