import { paths } from '../domain/paths';
import { listCatalogEbooks, readEbook } from '../features/ebook/ebookPublic';
import { listCatalogTutors, readTutor } from '../features/tutor/tutorPublic';

/**
 * Runs while the site's own code is still on its way: asks for what the address will show, so that both come at once.
 * The page then joins the read, or finds its result in the cache; a failure is the page's to report.
 */
function readFor(pathname: string): Promise<unknown> {
  if (pathname === paths.home || pathname === paths.ebooks) return listCatalogEbooks();
  if (pathname === paths.tutors) return listCatalogTutors();
  const [, tutorId] = /^\/tutors\/([\w-]+)$/.exec(pathname) ?? [];
  if (tutorId) return readTutor(tutorId);
  const [, id] = /^\/ebooks\/([\w-]+)$/.exec(pathname) ?? [];
  return id ? readEbook(id) : Promise.resolve();
}

readFor(window.location.pathname).catch(() => undefined);
