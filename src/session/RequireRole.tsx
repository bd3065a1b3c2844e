import { useEffect, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { can, type GeneralAction } from '../domain/permissions';
import { RequireUser } from './RequireUser';
import { refreshToken, type SessionDispatch } from './sessionActions';
import { useSession } from './useSession';

interface RequireRoleProps {
  action: GeneralAction;
  /** What a signed-in reader sees who may not enter. */
  fallback: ReactNode;
  children?: ReactNode;
  skeleton?: ReactNode;
}

/** For what not every signed-in reader may see. The rules and functions are what really forbids. */
export function RequireRole({ action, fallback, children, skeleton }: RequireRoleProps) {
  const { user } = useSession();
  return (
    <RequireUser skeleton={skeleton}>
      {can(user, action) ? (children ?? <Outlet />) : <NotAllowed>{fallback}</NotAllowed>}
    </RequireUser>
  );
}

/** The role may have been granted a minute ago: the token is asked once more, and the guard opens by itself. */
function NotAllowed({ children }: { children: ReactNode }) {
  const dispatch = useDispatch<SessionDispatch>();
  useEffect(() => {
    void dispatch(refreshToken());
  }, [dispatch]);
  return children;
}
