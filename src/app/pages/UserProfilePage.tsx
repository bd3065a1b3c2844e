import { lazy, Suspense } from 'react';
import { ProfilePage } from '../../features/account/ProfilePage';
import { NearViewport } from '../../ui/NearViewport';
import { SkeletonText } from '../../ui/Skeleton';

const Purchases = lazy(() =>
  import('../../features/payment/Purchases').then((module) => ({ default: module.Purchases })),
);

/** `/user-profile`: who somebody is, and what they have bought. */
export const Component = () => (
  <ProfilePage
    purchases={(uid) => (
      <NearViewport fallback={<SkeletonText lines={4} lineHeight="4.5rem" />}>
        <Suspense fallback={<SkeletonText lines={4} lineHeight="4.5rem" />}>
          <Purchases uid={uid} />
        </Suspense>
      </NearViewport>
    )}
  />
);
