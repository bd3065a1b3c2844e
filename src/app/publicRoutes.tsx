import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../domain/paths';
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
import { DiscussionListSkeleton } from '../features/discussion/DiscussionListSkeleton';
import { DiscussionPageSkeleton } from '../features/discussion/DiscussionPageSkeleton';
import { EbookListSkeleton } from '../features/ebook/EbookListSkeleton';
import { EbookPageSkeleton } from '../features/ebook/EbookPageSkeleton';
import { LiveClassPageSkeleton } from '../features/liveClass/LiveClassPageSkeleton';
import { PostListSkeleton } from '../features/post/PostListSkeleton';
import { PostPageSkeleton } from '../features/post/PostPageSkeleton';
import { QuizListSkeleton } from '../features/quiz/QuizListSkeleton';
import { QuizPageSkeleton } from '../features/quiz/QuizPageSkeleton';
import { ReelListSkeleton } from '../features/reel/ReelListSkeleton';
import { TutorListSkeleton } from '../features/tutor/TutorListSkeleton';
import { TutorPageSkeleton } from '../features/tutor/TutorPageSkeleton';
import { ResourceListSkeleton } from '../features/resource/ResourceListSkeleton';
import { ResourcePageSkeleton } from '../features/resource/ResourcePageSkeleton';
import { RequireUser } from '../session/RequireUser';
import { lazyPage } from './lazyPage';
import { HomeSkeleton } from './pages/HomeSkeleton';
import { InteractiveSkeleton } from './pages/InteractiveSkeleton';
import { PageSkeleton } from './pages/PageSkeleton';
import { SearchSkeleton } from './search/SearchSkeleton';

const page = <PageSkeleton />;

/** Of the site that learners see. */
export const publicRoutes: RouteObject[] = [
  { index: true, ...lazyPage(() => import('./pages/HomePage'), <HomeSkeleton />) },
  { path: 'auth', ...lazyPage(() => import('../features/account/AuthPage'), page) },
  { path: 'ebooks', ...lazyPage(() => import('../features/ebook/EbookListPage'), <EbookListSkeleton />) },
  { path: 'ebooks/:id', ...lazyPage(() => import('../features/ebook/EbookPage'), <EbookPageSkeleton />) },
  {
    path: 'audio-library',
    ...lazyPage(() => import('../features/audio/AudioLibraryPage'), <AudioLibrarySkeleton />),
  },
  {
    path: 'audio-library/all',
    ...lazyPage(() => import('../features/audio/AudioListPage'), <AudioListSkeleton />),
  },
  {
    path: 'audio-library/detail',
    ...lazyPage(() => import('../features/audio/AudioDetailPage'), <ListenSkeleton />),
  },
  {
    path: 'audio-library/audiobook/:id',
    ...lazyPage(() => import('../features/audio/AudioPage'), <AudioPageSkeleton />),
  },
  {
    path: 'audio-library/audiobook/:id/listen',
    ...lazyPage(() => import('../features/audio/AudioListenPage'), <ListenSkeleton />),
  },
  {
    path: 'audio-library/playlist/:id',
    ...lazyPage(() => import('../features/audio/PlaylistPage'), <AudioPageSkeleton />),
  },
  {
    path: 'demo-audio-listening',
    ...lazyPage(() => import('../features/audio/DemoListeningPage'), <ListenSkeleton />),
  },
  {
    path: 'live-classes/:id',
    ...lazyPage(() => import('./pages/LiveClassPage'), <LiveClassPageSkeleton />),
  },
  {
    path: 'discussions',
    ...lazyPage(() => import('../features/discussion/DiscussionListPage'), <DiscussionListSkeleton />),
  },
  {
    path: 'discussion/:id',
    ...lazyPage(() => import('./pages/DiscussionPage'), <DiscussionPageSkeleton />),
  },
  { path: 'courses', ...lazyPage(() => import('../features/course/CourseListPage'), <CourseListSkeleton />) },
  { path: 'courses/:id', ...lazyPage(() => import('../features/course/CoursePage'), <CoursePageSkeleton />) },
  {
    path: 'courses/:id/learn',
    ...lazyPage(() => import('../features/course/learn/LearnPage'), <LearnSkeleton />),
  },
  {
    path: 'interactive-learning',
    ...lazyPage(() => import('./pages/InteractiveLearningPage'), <InteractiveSkeleton />),
  },
  {
    path: 'on-demand-classes/:id',
    ...lazyPage(() => import('../features/course/CoursePage'), <CoursePageSkeleton />),
  },
  {
    path: 'on-demand-classes/:id/learn',
    ...lazyPage(() => import('../features/course/learn/LearnPage'), <LearnSkeleton />),
  },
  {
    path: 'certificates/:code',
    ...lazyPage(() => import('../features/course/certificate/CertificatePage'), page),
  },
  {
    path: 'category/:slug',
    ...lazyPage(() => import('../features/course/CategoryPage'), <CourseListSkeleton />),
  },
  { path: 'reels', ...lazyPage(() => import('../features/reel/ReelListPage'), <ReelListSkeleton />) },
  { path: 'reels/:id', ...lazyPage(() => import('../features/reel/ReelListPage'), <ReelListSkeleton />) },
  { path: 'search', ...lazyPage(() => import('./pages/SearchPage'), <SearchSkeleton />) },
  { path: 'quizzes', ...lazyPage(() => import('../features/quiz/QuizListPage'), <QuizListSkeleton />) },
  { path: 'quizzes/:id', ...lazyPage(() => import('./pages/QuizPage'), <QuizPageSkeleton />) },
  { path: 'social', ...lazyPage(() => import('../features/post/PostListPage'), <PostListSkeleton />) },
  { path: 'social/:id', ...lazyPage(() => import('../features/post/PostPage'), <PostPageSkeleton />) },
  {
    path: 'resources',
    ...lazyPage(() => import('../features/resource/ResourceListPage'), <ResourceListSkeleton />),
  },
  {
    path: 'resources/:id',
    ...lazyPage(() => import('../features/resource/ResourcePage'), <ResourcePageSkeleton />),
  },
  { path: 'bundles', ...lazyPage(() => import('../features/bundle/BundleListPage'), <BundleListSkeleton />) },
  { path: 'bundles/:id', ...lazyPage(() => import('../features/bundle/BundlePage'), <BundlePageSkeleton />) },
  { path: 'tutors', ...lazyPage(() => import('../features/tutor/TutorListPage'), <TutorListSkeleton />) },
  { path: 'tutors/:id', ...lazyPage(() => import('./pages/TutorPage'), <TutorPageSkeleton />) },
  { path: 'instructors', element: <Navigate to={paths.tutors} replace /> },
  { path: 'about', ...lazyPage(() => import('./pages/AboutPage'), page) },
  { path: 'contact', ...lazyPage(() => import('../features/contact/ContactPage'), <ContactSkeleton />) },
  { path: 'terms', ...lazyPage(() => import('./pages/TermsPage'), page) },
  { path: 'privacy', ...lazyPage(() => import('./pages/PrivacyPage'), page) },
  { path: 'cookies', ...lazyPage(() => import('./pages/CookiesPage'), page) },
  {
    element: <RequireUser />,
    children: [
      { path: 'user-profile', ...lazyPage(() => import('./pages/UserProfilePage'), page) },
      { path: 'lessons', ...lazyPage(() => import('../features/tutor/lessons/LessonListPage'), page) },
      { path: 'quizzes/:id/attempt', ...lazyPage(() => import('../features/attempt/AttemptPage'), page) },
      {
        path: 'quizzes/:id/timed-sequential',
        ...lazyPage(() => import('../features/attempt/SequentialPage'), page),
      },
      { path: 'quizzes/:id/paper-based', ...lazyPage(() => import('./pages/PaperBasedPage'), page) },
      {
        path: 'quizzes/:id/attempts/:attemptId',
        ...lazyPage(() => import('../features/attempt/ReviewPage'), page),
      },
    ],
  },
];
