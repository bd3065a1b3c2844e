import type { ReactElement } from 'react';
import { paths } from '../domain/paths';
import { Component as AuthPage } from '../features/account/AuthPage';
import { AudioLibrarySkeleton } from '../features/audio/AudioLibrarySkeleton';
import { AudioListSkeleton } from '../features/audio/AudioListSkeleton';
import { AudioPageSkeleton } from '../features/audio/AudioPageSkeleton';
import { ListenSkeleton } from '../features/audio/ListenSkeleton';
import { BundleListSkeleton } from '../features/bundle/BundleListSkeleton';
import { BundlePageSkeleton } from '../features/bundle/BundlePageSkeleton';
import { ContactSkeleton } from '../features/contact/ContactSkeleton';
import { CourseListSkeleton } from '../features/course/CourseListSkeleton';
import { CoursePageSkeleton } from '../features/course/CoursePageSkeleton';
import { LearnSkeleton } from '../features/course/learn/LearnSkeleton';
import { EbookListSkeleton } from '../features/ebook/EbookListSkeleton';
import { EbookPageSkeleton } from '../features/ebook/EbookPageSkeleton';
import { LiveClassPageSkeleton } from '../features/liveClass/LiveClassPageSkeleton';
import { QuizListSkeleton } from '../features/quiz/QuizListSkeleton';
import { QuizPageSkeleton } from '../features/quiz/QuizPageSkeleton';
import { ResourceListSkeleton } from '../features/resource/ResourceListSkeleton';
import { ResourcePageSkeleton } from '../features/resource/ResourcePageSkeleton';
import { TutorListSkeleton } from '../features/tutor/TutorListSkeleton';
import { TutorPageSkeleton } from '../features/tutor/TutorPageSkeleton';
import { Component as AboutPage } from './pages/AboutPage';
import { Component as CookiesPage } from './pages/CookiesPage';
import { HomeSkeleton } from './pages/HomeSkeleton';
import { InteractiveSkeleton } from './pages/InteractiveSkeleton';
import { Component as PrivacyPage } from './pages/PrivacyPage';
import { Component as TermsPage } from './pages/TermsPage';
import { SearchSkeleton } from './search/SearchSkeleton';
import { categoryPath, FOOTER_CATEGORIES } from './siteLinks';
import { SOCIAL_SHELLS } from './socialShells';

/** The pages that the build prerenders, each as it stands until its code is here. */

export interface Page {
  /** In the build's folder; Hosting leaves `.html` out of the address. */
  file: string;
  /** What stays until the page's code is here. */
  content: ReactElement;
  /** The page's chunk, fetched with the HTML. */
  chunk: string;
  /** Left out: many addresses share this shell, such as `example`. */
  path?: string;
  example?: string;
  /** It reads documents at once. */
  reads?: boolean;
}

/** A list at its own address, and one page for all the records of a noun. */
const list = (path: string, content: ReactElement, chunk: string): Page => ({
  file: `${path.slice(1)}.html`,
  path,
  content,
  chunk,
  reads: true,
});
const detail = (name: string, example: string, content: ReactElement, chunk: string): Page => ({
  file: ['shells', `${name}.html`].join('/'),
  example,
  content,
  chunk,
  reads: true,
});

export const SHELLS: readonly Page[] = [
  {
    file: 'index.html',
    path: paths.home,
    content: <HomeSkeleton />,
    chunk: 'src/app/pages/HomePage.tsx',
    reads: true,
  },
  {
    file: 'ebooks.html',
    path: paths.ebooks,
    content: <EbookListSkeleton />,
    chunk: 'src/features/ebook/EbookListPage.tsx',
    reads: true,
  },
  {
    file: 'shells/ebook.html',
    example: paths.ebook('book'),
    content: <EbookPageSkeleton />,
    chunk: 'src/features/ebook/EbookPage.tsx',
    reads: true,
  },
  {
    file: 'courses.html',
    path: paths.courses,
    content: <CourseListSkeleton />,
    chunk: 'src/features/course/CourseListPage.tsx',
    reads: true,
  },
  ...FOOTER_CATEGORIES.map((category) => ({
    file: `${categoryPath(category).slice(1)}.html`,
    path: categoryPath(category),
    content: <CourseListSkeleton category={category} />,
    chunk: 'src/features/course/CategoryPage.tsx',
    reads: true,
  })),
  {
    file: 'shells/course.html',
    example: paths.course('course'),
    content: <CoursePageSkeleton />,
    chunk: 'src/features/course/CoursePage.tsx',
    reads: true,
  },
  {
    file: 'shells/learn.html',
    example: paths.learn('course'),
    content: <LearnSkeleton />,
    chunk: 'src/features/course/learn/LearnPage.tsx',
    reads: true,
  },
  {
    file: 'interactive-learning.html',
    path: paths.interactiveLearning,
    content: <InteractiveSkeleton />,
    chunk: 'src/app/pages/InteractiveLearningPage.tsx',
    reads: true,
  },
  {
    file: 'shells/onDemand.html',
    example: paths.onDemandClass('class'),
    content: <CoursePageSkeleton />,
    chunk: 'src/features/course/CoursePage.tsx',
    reads: true,
  },
  {
    file: 'shells/learnOnDemand.html',
    example: paths.learnOnDemand('class'),
    content: <LearnSkeleton />,
    chunk: 'src/features/course/learn/LearnPage.tsx',
    reads: true,
  },
  {
    file: 'shells/live-class.html',
    example: paths.liveClass('class'),
    content: <LiveClassPageSkeleton />,
    chunk: 'src/app/pages/LiveClassPage.tsx',
    reads: true,
  },
  {
    file: 'search.html',
    path: paths.search,
    content: <SearchSkeleton />,
    chunk: 'src/app/pages/SearchPage.tsx',
    reads: true,
  },
  list(paths.quizzes, <QuizListSkeleton />, 'src/features/quiz/QuizListPage.tsx'),
  detail('quiz', paths.quiz('quiz'), <QuizPageSkeleton />, 'src/app/pages/QuizPage.tsx'),
  list(paths.resources, <ResourceListSkeleton />, 'src/features/resource/ResourceListPage.tsx'),
  detail(
    'resource',
    paths.resource('resource'),
    <ResourcePageSkeleton />,
    'src/features/resource/ResourcePage.tsx',
  ),
  list(paths.bundles, <BundleListSkeleton />, 'src/features/bundle/BundleListPage.tsx'),
  detail('bundle', paths.bundle('bundle'), <BundlePageSkeleton />, 'src/features/bundle/BundlePage.tsx'),
  ...SOCIAL_SHELLS,
  list(paths.tutors, <TutorListSkeleton />, 'src/features/tutor/TutorListPage.tsx'),
  detail('tutor', paths.tutor('tutor'), <TutorPageSkeleton />, 'src/app/pages/TutorPage.tsx'),
  {
    file: 'audio-library.html',
    path: paths.audioLibrary,
    content: <AudioLibrarySkeleton />,
    chunk: 'src/features/audio/AudioLibraryPage.tsx',
    reads: true,
  },
  {
    file: 'audio-library/all.html',
    path: paths.allAudio,
    content: <AudioListSkeleton />,
    chunk: 'src/features/audio/AudioListPage.tsx',
    reads: true,
  },
  {
    file: 'audio-library/detail.html',
    example: paths.audioDetail('audio'),
    content: <ListenSkeleton />,
    chunk: 'src/features/audio/AudioDetailPage.tsx',
    reads: true,
  },
  {
    file: 'shells/audiobook.html',
    example: paths.audiobook('audio'),
    content: <AudioPageSkeleton />,
    chunk: 'src/features/audio/AudioPage.tsx',
    reads: true,
  },
  {
    file: 'shells/listen.html',
    example: paths.listenAudiobook('audio'),
    content: <ListenSkeleton />,
    chunk: 'src/features/audio/AudioListenPage.tsx',
    reads: true,
  },
  { file: 'auth.html', path: paths.auth, content: <AuthPage />, chunk: 'src/features/account/AuthPage.tsx' },
  { file: 'about.html', path: paths.about, content: <AboutPage />, chunk: 'src/app/pages/AboutPage.tsx' },
  {
    file: 'contact.html',
    path: paths.contact,
    content: <ContactSkeleton />,
    chunk: 'src/features/contact/ContactPage.tsx',
  },
  { file: 'terms.html', path: paths.terms, content: <TermsPage />, chunk: 'src/app/pages/TermsPage.tsx' },
  {
    file: 'privacy.html',
    path: paths.privacy,
    content: <PrivacyPage />,
    chunk: 'src/app/pages/PrivacyPage.tsx',
  },
  {
    file: 'cookies.html',
    path: paths.cookies,
    content: <CookiesPage />,
    chunk: 'src/app/pages/CookiesPage.tsx',
  },
];
