import { useEffect, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../domain/paths';
import { Loading, SkeletonText } from '../ui/Skeleton';
import { keepTrying } from './start';
import { useSession } from './useSession';

interface RequireUserProps {
  /** The guarded pages; the router's outlet if left out. */
  children?: ReactNode;
  /** Of the size of what will replace it. */
  skeleton?: ReactNode;
}

/** The guard of spec section 2.2; after signing in, the visitor comes back to the page that they wanted. */
export function RequireUser({ children, skeleton }: RequireUserProps) {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (status === 'loading') keepTrying();
  }, [status]);

  if (status === 'loading') return skeleton ?? <GuardSkeleton />;
  if (status === 'signed-out')
    return <Navigate to={paths.auth} replace state={{ from: pathname + search + hash }} />;
  return children ?? <Outlet />;
}

function GuardSkeleton() {
  return (
    <div className="wrap page">
      <Loading>
        <SkeletonText lines={6} />
      </Loading>
    </div>
  );
}
