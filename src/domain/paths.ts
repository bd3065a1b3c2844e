/** Every address of the site, and every place in Storage. */

const id = encodeURIComponent;

export const paths = {
  home: '/',
  auth: '/auth',
  ebooks: '/ebooks',
  ebook: (ebookId: string) => `/ebooks/${id(ebookId)}`,
  readEbook: (ebookId: string) => `/ebooks/${id(ebookId)}/read`,
  interactiveLearning: '/interactive-learning',
  audioLibrary: '/audio-library',
  allAudio: '/audio-library/all',
  /** A mnemonic's page. */
  audioDetail: (audioId: string) => `/audio-library/detail?id=${id(audioId)}`,
  audiobook: (audioId: string) => `/audio-library/audiobook/${id(audioId)}`,
  listenAudiobook: (audioId: string) => `/audio-library/audiobook/${id(audioId)}/listen`,
  playlist: (playlistId: string) => `/audio-library/playlist/${id(playlistId)}`,
  demoListening: '/demo-audio-listening',
  social: '/social',
  courses: '/courses',
  course: (courseId: string) => `/courses/${id(courseId)}`,
  /** The course for who takes it. */
  learn: (courseId: string) => `/courses/${id(courseId)}/learn`,
  category: (slug: string) => `/category/${id(slug)}`,
  /** Open to anybody who has the code. */
  certificate: (code: string) => `/certificates/${id(code)}`,
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
  adminMessages: '/admin/messages',
  adminUsers: '/admin/users',
  adminAudit: '/admin/audit',
} as const;

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
