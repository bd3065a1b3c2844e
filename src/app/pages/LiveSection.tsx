import { lazy, type ReactNode } from 'react';
import { paths } from '../../domain/paths';
import { LiveClassCardSkeleton } from '../../features/liveClass/LiveClassCard';
import cardStyles from '../../features/liveClass/LiveClassCard.module.css';
import { CardGrid } from '../../ui/CardPages';
import { t } from '../../ui/text';
import { LateSection } from './LateSection';

/** How many show: a row on a desk. */
export const LIVE_CLASSES = 3;

const NextLiveClasses = lazy(async () => ({ default: (await import('./NextLiveClasses')).NextLiveClasses }));

/** Live classes on the home page. */
export const LiveSection = () => (
  <Frame>
    <NextLiveClasses placeholders={<Placeholders />} />
  </Frame>
);

export const LiveSectionSkeleton = () => <Frame />;

const Frame = ({ children }: { children?: ReactNode }) => (
  <LateSection
    id="live-classes"
    title={t('Live classes')}
    to={paths.interactiveLearning}
    placeholders={<Placeholders />}
  >
    {children}
  </LateSection>
);

const Placeholders = () => (
  <CardGrid grid={cardStyles.grid}>
    {Array.from({ length: LIVE_CLASSES }, (_, card) => (
      <LiveClassCardSkeleton key={card} />
    ))}
  </CardGrid>
);
