import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../domain/paths';

/** To the previous page (spec 2.6). The visit's first page has none: the library is as good. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return () => void (isFirst ? navigate(paths.audioLibrary) : navigate(-1));
}
