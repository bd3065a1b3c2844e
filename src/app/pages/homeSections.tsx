import { paths } from '../../domain/paths';
import { CourseCardSkeleton } from '../../features/course/CourseCard';
import courseStyles from '../../features/course/CourseCard.module.css';
import { DiscussionCardSkeleton } from '../../features/discussion/DiscussionCard';
import discussionStyles from '../../features/discussion/DiscussionCard.module.css';
import { LiveClassCardSkeleton } from '../../features/liveClass/LiveClassCard';
import liveClassStyles from '../../features/liveClass/LiveClassCard.module.css';
import { QuizCardSkeleton } from '../../features/quiz/QuizCard';
import quizStyles from '../../features/quiz/QuizCard.module.css';
import tutorStyles from '../../features/tutor/TutorCard.module.css';
import { MediaCardSkeleton } from '../../ui/MediaCard';
import { Skeleton } from '../../ui/Skeleton';
import { homeSection, type HomeSectionSpec } from './HomeSection';

/** What comes below the promotions, in the order of spec section 2.4. */
export const HOME_SECTIONS: readonly HomeSectionSpec[] = [
  homeSection({
    id: 'tutors',
    title: 'Featured instructors',
    to: paths.tutors,
    count: 3,
    grid: tutorStyles.grid,
    placeholder: <Skeleton height="11rem" />,
    load: async () => (await import('./LatestTutors')).LatestTutors,
  }),
  homeSection({
    id: 'live-classes',
    title: 'Live classes',
    to: paths.interactiveLearning,
    count: 3,
    grid: liveClassStyles.grid,
    placeholder: <LiveClassCardSkeleton />,
    load: async () => (await import('./NextLiveClasses')).NextLiveClasses,
  }),
  homeSection({
    id: 'courses',
    title: 'Featured courses',
    to: paths.courses,
    count: 4,
    grid: courseStyles.grid,
    placeholder: <CourseCardSkeleton />,
    load: async () => (await import('./LatestCourses')).LatestCourses,
  }),
  homeSection({
    id: 'classes',
    title: 'Classes to watch at your own pace',
    to: paths.onDemandClasses,
    count: 4,
    grid: courseStyles.grid,
    placeholder: <CourseCardSkeleton />,
    load: async () => (await import('./LatestClasses')).LatestClasses,
  }),
  homeSection({
    id: 'quizzes',
    title: 'Quizzes and exams',
    to: paths.quizzes,
    count: 3,
    grid: quizStyles.grid,
    placeholder: <QuizCardSkeleton />,
    load: async () => (await import('./LatestQuizzes')).LatestQuizzes,
  }),
  homeSection({
    id: 'discussions',
    title: 'Discussions',
    to: paths.discussions,
    count: 3,
    grid: discussionStyles.grid,
    placeholder: <DiscussionCardSkeleton />,
    load: async () => (await import('./NextDiscussions')).NextDiscussions,
  }),
  homeSection({
    id: 'reels',
    title: 'Learning Reels',
    to: paths.reels,
    count: 5,
    placeholder: <MediaCardSkeleton />,
    load: async () => (await import('./LatestReels')).LatestReels,
  }),
  homeSection({
    id: 'community',
    title: 'Learning community',
    to: paths.social,
    count: 3,
    grid: discussionStyles.grid,
    placeholder: <Skeleton height="11rem" />,
    load: async () => (await import('./LatestPosts')).LatestPosts,
  }),
  homeSection({
    id: 'resources',
    title: 'Study resources',
    to: paths.resources,
    count: 5,
    placeholder: <MediaCardSkeleton about />,
    load: async () => (await import('./LatestResources')).LatestResources,
  }),
  homeSection({
    id: 'bundles',
    title: 'Learning bundles',
    to: paths.bundles,
    count: 5,
    placeholder: <MediaCardSkeleton about />,
    load: async () => (await import('./LatestBundles')).LatestBundles,
  }),
];
