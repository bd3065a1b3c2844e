import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../domain/paths';
import { env } from '../env';
import { AudioLibrarySkeleton } from '../features/audio/AudioLibrarySkeleton';
import { AudioListSkeleton } from '../features/audio/AudioListSkeleton';
import { AudioPageSkeleton } from '../features/audio/AudioPageSkeleton';
import { ListenSkeleton } from '../features/audio/ListenSkeleton';
import { ContactSkeleton } from '../features/contact/ContactSkeleton';
import { CourseListSkeleton } from '../features/course/CourseListSkeleton';
import { CoursePageSkeleton } from '../features/course/CoursePageSkeleton';
import { LearnSkeleton } from '../features/course/learn/LearnSkeleton';
import { EbookListSkeleton } from '../features/ebook/EbookListSkeleton';
import { EbookPageSkeleton } from '../features/ebook/EbookPageSkeleton';
import { LiveClassPageSkeleton } from '../features/liveClass/LiveClassPageSkeleton';
import { QuizListSkeleton } from '../features/quiz/QuizListSkeleton';
import { QuizPageSkeleton } from '../features/quiz/QuizPageSkeleton';
import { TutorListSkeleton } from '../features/tutor/TutorListSkeleton';
import { TutorPageSkeleton } from '../features/tutor/TutorPageSkeleton';
import { RequireRole } from '../session/RequireRole';
import { RequireUser } from '../session/RequireUser';
import { AppFrame } from './AppFrame';
import { lazyPage } from './lazyPage';
import { AdminOnly } from './pages/AdminOnly';
import { HomeSkeleton } from './pages/HomeSkeleton';
import { InteractiveSkeleton } from './pages/InteractiveSkeleton';
import { NoAccessPage } from './pages/NoAccessPage';
import { PageSkeleton } from './pages/PageSkeleton';
import { PublicLayout } from './PublicLayout';
import { SearchSkeleton } from './search/SearchSkeleton';

const page = <PageSkeleton />;

const publicRoutes: RouteObject[] = [
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
  { path: 'search', ...lazyPage(() => import('./pages/SearchPage'), <SearchSkeleton />) },
  { path: 'quizzes', ...lazyPage(() => import('../features/quiz/QuizListPage'), <QuizListSkeleton />) },
  { path: 'quizzes/:id', ...lazyPage(() => import('./pages/QuizPage'), <QuizPageSkeleton />) },
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

const adminRoutes: RouteObject[] = [
  { index: true, ...lazyPage(() => import('./pages/AdminIndexPage'), page) },
  { path: 'ebooks', ...lazyPage(() => import('../features/ebook/AdminEbookListPage'), page) },
  { path: 'ebooks/new', ...lazyPage(() => import('../features/ebook/AdminEbookNewPage'), page) },
  { path: 'ebooks/:id/edit', ...lazyPage(() => import('../features/ebook/AdminEbookEditPage'), page) },
  { path: 'audio', ...lazyPage(() => import('../features/audio/AdminAudioListPage'), page) },
  { path: 'audio/add', ...lazyPage(() => import('../features/audio/AdminAudioNewPage'), page) },
  { path: 'audio/edit/:id', ...lazyPage(() => import('../features/audio/AdminAudioEditPage'), page) },
  { path: 'audio/playlist/:id', ...lazyPage(() => import('../features/audio/AdminPlaylistEditPage'), page) },
  { path: 'courses', ...lazyPage(() => import('../features/course/AdminCourseListPage'), page) },
  { path: 'courses/add', ...lazyPage(() => import('../features/course/AdminCourseNewPage'), page) },
  {
    path: 'courses/:courseId/preview',
    ...lazyPage(() => import('../features/course/AdminCoursePreviewPage'), page),
  },
  {
    path: 'courses/:courseId/edit',
    ...lazyPage(() => import('../features/course/AdminCourseEditPage'), page),
  },
  { path: 'interactive', ...lazyPage(() => import('./pages/AdminInteractivePage'), page) },
  { path: 'interactive/ondemand/new', ...lazyPage(() => import('./pages/AdminOnDemandNewPage'), page) },
  {
    path: 'interactive/ondemand/:courseId/edit',
    ...lazyPage(() => import('../features/course/onDemand/AdminOnDemandEditPage'), page),
  },
  {
    path: 'interactive/ondemand/:courseId/preview',
    ...lazyPage(() => import('../features/course/AdminCoursePreviewPage'), page),
  },
  { path: 'audio/playlists', ...lazyPage(() => import('../features/audio/AdminPlaylistListPage'), page) },
  {
    path: 'interactive/live/new',
    ...lazyPage(() => import('../features/liveClass/AdminLiveClassNewPage'), page),
  },
  {
    path: 'interactive/live/:id/edit',
    ...lazyPage(() => import('../features/liveClass/AdminLiveClassEditPage'), page),
  },
  { path: 'quizzes', ...lazyPage(() => import('../features/quiz/admin/AdminQuizListPage'), page) },
  { path: 'quizzes/new', ...lazyPage(() => import('../features/quiz/admin/AdminQuizNewPage'), page) },
  { path: 'quizzes/:id/edit', ...lazyPage(() => import('../features/quiz/admin/AdminQuizEditPage'), page) },
  {
    path: 'quizzes/:id/preview',
    ...lazyPage(() => import('../features/quiz/admin/AdminQuizPreviewPage'), page),
  },
  {
    path: 'quizzes/:id/results',
    ...lazyPage(() => import('../features/quiz/results/AdminResultListPage'), page),
  },
  {
    path: 'quizzes/:id/results/:attemptId',
    ...lazyPage(() => import('../features/attempt/AdminMarkPage'), page),
  },
  {
    path: 'quizzes/questions/new',
    ...lazyPage(() => import('../features/quiz/admin/AdminQuestionNewPage'), page),
  },
  {
    path: 'quizzes/questions/:id/edit',
    ...lazyPage(() => import('../features/quiz/admin/AdminQuestionEditPage'), page),
  },
  {
    element: <RequireRole action="tutor.manage" fallback={<AdminOnly />} skeleton={page} />,
    children: [
      { path: 'tutors', ...lazyPage(() => import('../features/tutor/AdminTutorListPage'), page) },
      { path: 'tutors/add', ...lazyPage(() => import('../features/tutor/AdminTutorNewPage'), page) },
      { path: 'tutors/:id/edit', ...lazyPage(() => import('../features/tutor/AdminTutorEditPage'), page) },
    ],
  },
  {
    element: <RequireRole action="payment.manage" fallback={<AdminOnly />} skeleton={page} />,
    children: [
      { path: 'payments', ...lazyPage(() => import('../features/payment/AdminPaymentListPage'), page) },
    ],
  },
  {
    element: <RequireRole action="message.list" fallback={<AdminOnly />} skeleton={page} />,
    children: [
      { path: 'messages', ...lazyPage(() => import('../features/contact/AdminMessageListPage'), page) },
    ],
  },
  {
    element: <RequireRole action="user.list" fallback={<AdminOnly />} skeleton={page} />,
    children: [{ path: 'users', ...lazyPage(() => import('../features/user/AdminUserListPage'), page) }],
  },
  {
    element: <RequireRole action="audit.list" fallback={<AdminOnly />} skeleton={page} />,
    children: [{ path: 'audit', ...lazyPage(() => import('../features/audit/AdminAuditPage'), page) }],
  },
  { path: '*', ...lazyPage(() => import('./pages/NotFoundPage'), page) },
];

/** Pages for people who work on Somo: never part of what is deployed. */
const developmentRoutes: RouteObject[] =
  env.isDevelopment || env.emulators
    ? [
        { path: '__dev/ui', ...lazyPage(() => import('./pages/UiPage'), page) },
        { path: '__dev/mails', ...lazyPage(() => import('../features/account/DevMailsPage'), page) },
      ]
    : [];

export const routes: RouteObject[] = [
  {
    element: <AppFrame />,
    children: [
      {
        element: <PublicLayout />,
        children: [
          ...publicRoutes,
          ...developmentRoutes,
          { path: '*', ...lazyPage(() => import('./pages/NotFoundPage'), page) },
        ],
      },
      {
        path: 'ebooks/:id/read',
        ...lazyPage(() => import('../features/ebook/reader/EbookReadPage'), page),
      },
      {
        path: 'admin',
        element: <RequireRole action="backOffice.enter" fallback={<NoAccessPage />} skeleton={page} />,
        children: [{ ...lazyPage(() => import('./AdminLayout'), page), children: adminRoutes }],
      },
    ],
  },
];
