import { lazy, type ReactNode, Suspense } from 'react';
import { ProfilePage } from '../../features/account/ProfilePage';
import { NearViewport } from '../../ui/NearViewport';
import { SkeletonText } from '../../ui/Skeleton';

const Purchases = lazy(() =>
  import('../../features/payment/Purchases').then((module) => ({ default: module.Purchases })),
);
const TopicProgress = lazy(() =>
  import('../../features/attempt/TopicProgress').then((module) => ({ default: module.TopicProgress })),
);

/** `/user-profile`: who somebody is, what they have bought, and how their quizzes went. */
export const Component = () => (
  <ProfilePage
    more={(uid) => (
      <>
        <Later>
          <Purchases uid={uid} />
        </Later>
        <Later>
          <TopicProgress uid={uid} />
        </Later>
      </>
    )}
  />
);

function Later({ children }: { children: ReactNode }) {
  const fallback = <SkeletonText lines={4} lineHeight="4.5rem" />;
  return (
    <NearViewport fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </NearViewport>
  );
}
