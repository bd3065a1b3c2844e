import { Navigate } from 'react-router-dom';
import { ADMIN_LINKS } from '../siteLinks';
import { paths } from '../../domain/paths';

/** The back office opens on its first page. */
export function Component() {
  return <Navigate to={ADMIN_LINKS[0]?.to ?? paths.home} replace />;
}
