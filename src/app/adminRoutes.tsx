import type { RouteObject } from 'react-router-dom';
import { RequireRole } from '../session/RequireRole';
import { lazyPage } from './lazyPage';
import { AdminOnly } from './pages/AdminOnly';
import { PageSkeleton } from './pages/PageSkeleton';

const page = <PageSkeleton />;

/** Below /admin, inside its layout. */
export const adminRoutes: RouteObject[] = [
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
  { path: 'social', ...lazyPage(() => import('./pages/AdminSocialPage'), page) },
  {
    path: 'social/reels/:id/delete',
    ...lazyPage(() => import('../features/reel/AdminReelDeletePage'), page),
  },
  { path: 'social/discussions/:id', ...lazyPage(() => import('./pages/AdminDiscussionPage'), page) },
  {
    path: 'social/discussions/:id/edit',
    ...lazyPage(() => import('../features/discussion/AdminDiscussionEditPage'), page),
  },
  {
    path: 'social/discussions/:id/delete',
    ...lazyPage(() => import('../features/discussion/AdminDiscussionDeletePage'), page),
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
  { path: 'resources', ...lazyPage(() => import('../features/resource/AdminResourceListPage'), page) },
  { path: 'resources/new', ...lazyPage(() => import('../features/resource/AdminResourceNewPage'), page) },
  {
    path: 'resources/:id/edit',
    ...lazyPage(() => import('../features/resource/AdminResourceEditPage'), page),
  },
  { path: 'bundles', ...lazyPage(() => import('../features/bundle/AdminBundleListPage'), page) },
  { path: 'bundles/new', ...lazyPage(() => import('../features/bundle/AdminBundleNewPage'), page) },
  { path: 'bundles/:id/edit', ...lazyPage(() => import('../features/bundle/AdminBundleEditPage'), page) },
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
    element: <RequireRole action="content.moderate" fallback={<AdminOnly />} skeleton={page} />,
    children: [
      {
        path: 'social/posts/:id/delete',
        ...lazyPage(() => import('../features/post/AdminPostDeletePage'), page),
      },
      { path: 'moderation', ...lazyPage(() => import('../features/moderation/AdminModerationPage'), page) },
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
