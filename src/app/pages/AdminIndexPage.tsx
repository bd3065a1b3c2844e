import { Navigate } from 'react-router-dom';
import { ADMIN_LINKS, linksFor } from '../siteLinks';
import { paths } from '../../domain/paths';
import { useSession } from '../../session/useSession';

/** The back office opens on the first page of the reader's own menu. */
export function Component() {
  const { user } = useSession();
  return <Navigate to={linksFor(user, ADMIN_LINKS)[0]?.to ?? paths.home} replace />;
}
