import { paths } from '../domain/paths';
import { listCatalogAudios, readAudio } from '../features/audio/audioPublic';
import { listCatalogBundles, readBundle } from '../features/bundle/bundlePublic';
import { listCatalogCourses, readCourse } from '../features/course/coursePublic';
import { listCatalogDiscussions, readDiscussion } from '../features/discussion/discussionPublic';
import { listCatalogEbooks, readEbook } from '../features/ebook/ebookPublic';
import { listCatalogLiveClasses, readLiveClass } from '../features/liveClass/liveClassPublic';
import { readPost, startPosts } from '../features/post/postPublic';
import { listCatalogQuizzes, readQuiz } from '../features/quiz/quizPublic';
import { listCatalogReels } from '../features/reel/reelPublic';
import { listCatalogTutors, readTutor } from '../features/tutor/tutorPublic';
import { startAfterPaint } from './startAfterPaint';

/**
 * Runs while the site's own code is still on its way: asks for what the address will show, so that both come at once.
 * The page then joins the read, or finds its result in the cache; a failure is the page's to report.
 */
function readFor({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<unknown> {
  if (pathname === paths.home || pathname === paths.ebooks) return listCatalogEbooks();
  const isOnDemand = pathname + search === paths.onDemandClasses;
  if (pathname === paths.interactiveLearning && !isOnDemand) return listCatalogLiveClasses();
  if (isOnDemand || pathname === paths.courses || pathname.startsWith('/category/'))
    return listCatalogCourses();
  const [, courseId] = /^\/(?:courses|on-demand-classes)\/([\w-]+)(?:\/learn)?$/.exec(pathname) ?? [];
  if (courseId) return readCourse(courseId);
  const [, classId] = /^\/live-classes\/([\w-]+)$/.exec(pathname) ?? [];
  if (classId) return readLiveClass(classId);
  if (pathname === paths.discussions) return listCatalogDiscussions();
  const [, discussionId] = /^\/discussion\/([\w-]+)$/.exec(pathname) ?? [];
  if (discussionId) return readDiscussion(discussionId);
  if (pathname === paths.quizzes) return listCatalogQuizzes();
  const [, quizId] = /^\/quizzes\/([\w-]+)(?:\/paper-based)?$/.exec(pathname) ?? [];
  if (quizId) return readQuiz(quizId);
  if (pathname === paths.social) return startPosts();
  const [, postId] = /^\/social\/([\w-]+)$/.exec(pathname) ?? [];
  if (postId) return readPost(postId);
  if (pathname === paths.bundles) return listCatalogBundles();
  const [, bundleId] = /^\/bundles\/([\w-]+)$/.exec(pathname) ?? [];
  if (bundleId) return readBundle(bundleId);
  if (pathname === paths.reels || pathname.startsWith('/reels/')) return listCatalogReels();
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
startAfterPaint(document);
