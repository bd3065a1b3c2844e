import { paths } from '../domain/paths';
import { listCatalogAudios, readAudio } from '../features/audio/audioPublic';
import { listCatalogCourses, readCourse } from '../features/course/coursePublic';
import { listCatalogEbooks, readEbook } from '../features/ebook/ebookPublic';
import { listCatalogTutors, readTutor } from '../features/tutor/tutorPublic';

/**
 * Runs while the site's own code is still on its way: asks for what the address will show, so that both come at once.
 * The page then joins the read, or finds its result in the cache; a failure is the page's to report.
 */
function readFor({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<unknown> {
  if (pathname === paths.home || pathname === paths.ebooks) return listCatalogEbooks();
  if (pathname === paths.courses || pathname.startsWith('/category/')) return listCatalogCourses();
  const [, courseId] = /^\/courses\/([\w-]+)(?:\/learn)?$/.exec(pathname) ?? [];
  if (courseId) return readCourse(courseId);
  if (pathname === paths.tutors) return listCatalogTutors();
  const [, tutorId] = /^\/tutors\/([\w-]+)$/.exec(pathname) ?? [];
  if (tutorId) return readTutor(tutorId);
  if (pathname === paths.audioLibrary || pathname === paths.allAudio) return listCatalogAudios();
  const [, noun, id] = /^\/(ebooks|audio-library\/audiobook)\/([\w-]+)(?:\/listen)?$/.exec(pathname) ?? [];
  if (id) return noun === 'ebooks' ? readEbook(id) : readAudio(id);
  const audioId = pathname === '/audio-library/detail' && new URLSearchParams(search).get('id');
  return audioId ? readAudio(audioId) : Promise.resolve();
}

readFor(window.location).catch(() => undefined);
