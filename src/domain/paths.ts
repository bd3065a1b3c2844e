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
  social: '/social',
  courses: '/courses',
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
  adminMessages: '/admin/messages',
} as const;

/** Storage folders: `{folder}/{uid}/{timestamp}-{random}.{ext}` (spec section 7). */
export type StorageFolder = 'ebooks' | 'ebook-covers';

export function storagePath(folder: StorageFolder, uid: string, extension: string): string {
  const random = crypto.randomUUID().replaceAll('-', '').slice(0, 12);
  return `${folder}/${uid}/${Date.now()}-${random}.${extension}`;
}

// Browsers drop tabs and line ends from addresses and read `\` as `/`: either could make `//elsewhere.example`.
const OWN_PATH = /^\/(?!\/)[^\\\p{Cc}]*$/u;

/** A page of this site that a visitor may be sent to after signing in; anything else goes home. */
export function safeReturnPath(from: unknown): string {
  if (typeof from !== 'string' || !OWN_PATH.test(from) || from.startsWith(paths.auth)) return paths.home;
  return from;
}
