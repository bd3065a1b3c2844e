import type { QuizMode } from './quiz';

/** Every address of the site, and every place in Storage. */

const id = encodeURIComponent;

export const paths = {
  home: '/',
  auth: '/auth',
  ebooks: '/ebooks',
  ebook: (ebookId: string) => `/ebooks/${id(ebookId)}`,
  readEbook: (ebookId: string) => `/ebooks/${id(ebookId)}/read`,
  interactiveLearning: '/interactive-learning',
  /** Its tab of on-demand classes. */
  onDemandClasses: '/interactive-learning?tab=on-demand',
  onDemandClass: (classId: string) => `/on-demand-classes/${id(classId)}`,
  /** The class for who takes it. */
  learnOnDemand: (classId: string) => `/on-demand-classes/${id(classId)}/learn`,
  liveClass: (classId: string) => `/live-classes/${id(classId)}`,
  audioLibrary: '/audio-library',
  allAudio: '/audio-library/all',
  /** A mnemonic's page. */
  audioDetail: (audioId: string) => `/audio-library/detail?id=${id(audioId)}`,
  audiobook: (audioId: string) => `/audio-library/audiobook/${id(audioId)}`,
  listenAudiobook: (audioId: string) => `/audio-library/audiobook/${id(audioId)}/listen`,
  playlist: (playlistId: string) => `/audio-library/playlist/${id(playlistId)}`,
  demoListening: '/demo-audio-listening',
  social: '/social',
  post: (postId: string) => `/social/${id(postId)}`,
  reels: '/reels',
  reel: (reelId: string) => `/reels/${id(reelId)}`,
  discussions: '/discussions',
  discussion: (discussionId: string) => `/discussion/${id(discussionId)}`,
  courses: '/courses',
  course: (courseId: string) => `/courses/${id(courseId)}`,
  /** The course for who takes it. */
  learn: (courseId: string) => `/courses/${id(courseId)}/learn`,
  category: (slug: string) => `/category/${id(slug)}`,
  /** Open to anybody who has the code. */
  certificate: (code: string) => `/certificates/${id(code)}`,
  /** Its PDF, by a function. */
  certificateFile: (code: string) => `/certificates/${id(code)}.pdf`,
  resources: '/resources',
  resource: (resourceId: string) => `/resources/${id(resourceId)}`,
  bundles: '/bundles',
  bundle: (bundleId: string) => `/bundles/${id(bundleId)}`,
  search: '/search',
  searchFor: (text: string) => (text.trim() ? `/search?q=${id(text.trim())}` : '/search'),
  quizzes: '/quizzes',
  quiz: (quizId: string) => `/quizzes/${id(quizId)}`,
  attemptQuiz: (quizId: string) => `/quizzes/${id(quizId)}/attempt`,
  quizInSequence: (quizId: string) => `/quizzes/${id(quizId)}/timed-sequential`,
  quizOnPaper: (quizId: string) => `/quizzes/${id(quizId)}/paper-based`,
  /** One of the reader's own attempts at a quiz, as far as its review is open. */
  quizReview: (quizId: string, attemptId: string) => `/quizzes/${id(quizId)}/attempts/${id(attemptId)}`,
  tutors: '/tutors',
  tutor: (tutorId: string) => `/tutors/${id(tutorId)}`,
  /** What a student asked for, and what a tutor is asked for. */
  lessons: '/lessons',
  /** The footer's name for the list of tutors (spec section 2.3). */
  instructors: '/instructors',
  userProfile: '/user-profile',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  admin: '/admin',
  adminEbooks: '/admin/ebooks',
  adminNewEbook: '/admin/ebooks/new',
  adminEditEbook: (ebookId: string) => `/admin/ebooks/${id(ebookId)}/edit`,
  adminAudio: '/admin/audio',
  adminNewAudio: '/admin/audio/add',
  adminEditAudio: (audioId: string) => `/admin/audio/edit/${id(audioId)}`,
  adminPlaylists: '/admin/audio/playlists',
  adminNewPlaylist: '/admin/audio/add?tab=playlist',
  adminEditPlaylist: (playlistId: string) => `/admin/audio/playlist/${id(playlistId)}`,
  adminTutors: '/admin/tutors',
  adminNewTutor: '/admin/tutors/add',
  adminEditTutor: (tutorId: string) => `/admin/tutors/${id(tutorId)}/edit`,
  adminCourses: '/admin/courses',
  adminNewCourse: '/admin/courses/add',
  /** The form for a new course, filled in with another one. */
  adminCopyCourse: (courseId: string) => `/admin/courses/add?from=${id(courseId)}`,
  adminEditCourse: (courseId: string) => `/admin/courses/${id(courseId)}/edit`,
  adminPreviewCourse: (courseId: string) => `/admin/courses/${id(courseId)}/preview`,
  adminInteractive: '/admin/interactive',
  adminOnDemand: '/admin/interactive?tab=on-demand',
  adminNewOnDemand: '/admin/interactive/ondemand/new',
  /** From a live class whose recording it becomes. */
  adminNewRecording: (liveId: string) => `/admin/interactive/ondemand/new?live=${id(liveId)}`,
  adminEditOnDemand: (classId: string) => `/admin/interactive/ondemand/${id(classId)}/edit`,
  adminPreviewOnDemand: (classId: string) => `/admin/interactive/ondemand/${id(classId)}/preview`,
  adminNewLiveClass: '/admin/interactive/live/new',
  adminEditLiveClass: (classId: string) => `/admin/interactive/live/${id(classId)}/edit`,
  adminQuizzes: '/admin/quizzes',
  /** The bank that quizzes choose and draw from. */
  adminQuestions: '/admin/quizzes?tab=questions',
  adminNewQuiz: '/admin/quizzes/new',
  /** The form for a new quiz, filled in with another one. */
  adminCopyQuiz: (quizId: string) => `/admin/quizzes/new?from=${id(quizId)}`,
  adminEditQuiz: (quizId: string) => `/admin/quizzes/${id(quizId)}/edit`,
  adminPreviewQuiz: (quizId: string) => `/admin/quizzes/${id(quizId)}/preview`,
  /** How learners did in it. */
  adminQuizResults: (quizId: string) => `/admin/quizzes/${id(quizId)}/results`,
  adminAttempt: (quizId: string, attemptId: string) =>
    `/admin/quizzes/${id(quizId)}/results/${id(attemptId)}`,
  adminNewQuestion: '/admin/quizzes/questions/new',
  adminCopyQuestion: (questionId: string) => `/admin/quizzes/questions/new?from=${id(questionId)}`,
  adminEditQuestion: (questionId: string) => `/admin/quizzes/questions/${id(questionId)}/edit`,
  adminResources: '/admin/resources',
  adminNewResource: '/admin/resources/new',
  adminEditResource: (resourceId: string) => `/admin/resources/${id(resourceId)}/edit`,
  adminBundles: '/admin/bundles',
  adminNewBundle: '/admin/bundles/new',
  adminEditBundle: (bundleId: string) => `/admin/bundles/${id(bundleId)}/edit`,
  adminSocial: '/admin/social',
  /** Its tab of reels. */
  adminReels: '/admin/social?tab=reels',
  adminDeleteReel: (reelId: string) => `/admin/social/reels/${id(reelId)}/delete`,
  adminDiscussions: '/admin/social?tab=discussions',
  /** Where it is led, with what was said. */
  adminDiscussion: (discussionId: string) => `/admin/social/discussions/${id(discussionId)}`,
  adminEditDiscussion: (discussionId: string) => `/admin/social/discussions/${id(discussionId)}/edit`,
  adminDeleteDiscussion: (discussionId: string) => `/admin/social/discussions/${id(discussionId)}/delete`,
  adminPayments: '/admin/payments',
  adminMessages: '/admin/messages',
  adminUsers: '/admin/users',
  adminAudit: '/admin/audit',
  adminDeletePost: (postId: string) => `/admin/social/posts/${id(postId)}/delete`,
  adminModeration: '/admin/moderation',
} as const;

const MODE_PATHS: Record<QuizMode, (quizId: string) => string> = {
  attempt: paths.attemptQuiz,
  'timed-sequential': paths.quizInSequence,
  'paper-based': paths.quizOnPaper,
};

/** A quiz in one of its modes, for who takes it. */
export const takeQuizPath = (quizId: string, mode: QuizMode) => MODE_PATHS[mode](quizId);

/** Top folders of Storage, and the folder inside each user's own (spec section 7). */
export const STORAGE_FOLDERS = {
  ebooks: '',
  'ebook-covers': '',
  'audio-files': 'audios/',
  'audio-covers': 'covers/',
  'tutor-photos': '',
  'course-covers': '',
  'course-videos': '',
  'course-materials': '',
  'question-images': '',
  'post-images': '',
  'bundle-covers': '',
  'reel-videos': '',
  'reel-posters': '',
  'resource-files': '',
} as const;
export type StorageFolder = keyof typeof STORAGE_FOLDERS;

/** `{folder}/{uid}/{timestamp}-{random}.{ext}`, for audio with a folder more before the name. */
export function storagePath(folder: StorageFolder, uid: string, extension: string): string {
  const random = crypto.randomUUID().replaceAll('-', '').slice(0, 12);
  return `${folder}/${uid}/${STORAGE_FOLDERS[folder]}${Date.now()}-${random}.${extension}`;
}

// Browsers drop tabs and line ends from addresses and read `\` as `/`: either could make `//elsewhere.example`.
const OWN_PATH = /^\/(?!\/)[^\\\p{Cc}]*$/u;

/** A page of this site that a visitor may be sent to after signing in; anything else goes home. */
export function safeReturnPath(from: unknown): string {
  if (typeof from !== 'string' || !OWN_PATH.test(from) || from.startsWith(paths.auth)) return paths.home;
  return from;
}
