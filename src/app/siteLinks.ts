import { categorySlug } from '../domain/course';
import { paths } from '../domain/paths';
import { type Actor, can, type GeneralAction } from '../domain/permissions';
import type { IconName } from '../ui/Icon';

/** Every menu of the site, in the specification's order (2.3, 2.7). */

export interface SiteLink {
  to: string;
  label: string;
}

export interface AdminLink extends SiteLink {
  icon: IconName;
  /** Shown to those alone who may. */
  action?: GeneralAction;
}

/** Of courses, as the footer names them (spec section 2.3). */
export const FOOTER_CATEGORIES = ['Development', 'Business', 'Design', 'Marketing'] as const;

export const categoryPath = (category: string) => paths.category(categorySlug(category));

/** The pages that exist. A link to any other is not shown; a new page adds its line here. */
const BUILT: ReadonlySet<string> = new Set([
  paths.home,
  paths.ebooks,
  paths.interactiveLearning,
  paths.audioLibrary,
  paths.social,
  paths.userProfile,
  paths.instructors,
  paths.lessons,
  paths.about,
  paths.contact,
  paths.terms,
  paths.privacy,
  paths.cookies,
  paths.courses,
  paths.admin,
  paths.quizzes,
  paths.bundles,
  paths.reels,
  paths.discussions,
  paths.resources,
  paths.adminEbooks,
  paths.adminAudio,
  paths.adminTutors,
  paths.adminInteractive,
  paths.adminSocial,
  paths.adminCourses,
  paths.adminPayments,
  paths.adminQuizzes,
  paths.adminModeration,
  paths.adminBundles,
  paths.adminResources,
  paths.adminMessages,
  paths.adminUsers,
  paths.adminAudit,
]);

const built = <Link extends SiteLink>(links: readonly Link[]): Link[] =>
  links.filter(({ to }) => isBuilt(to));

export const isBuilt = (path: string) => BUILT.has(path);

export const TOP_LINKS = built([
  { to: paths.home, label: 'Home' },
  { to: paths.ebooks, label: 'Ebooks' },
  { to: paths.interactiveLearning, label: 'Interactive Learning' },
  { to: paths.audioLibrary, label: 'Audio Library' },
  { to: paths.social, label: 'Social' },
]);

export const ACCOUNT_LINKS = built([
  { to: paths.userProfile, label: 'Profile' },
  { to: paths.courses, label: 'My Courses' },
  { to: paths.lessons, label: 'My Lessons' },
  { to: paths.userProfile, label: 'Achievements' },
]);

export const FOOTER_GROUPS = [
  {
    title: 'Learn',
    links: built([
      { to: paths.ebooks, label: 'Ebooks' },
      { to: paths.courses, label: 'Courses' },
      { to: paths.quizzes, label: 'Quizzes' },
      { to: paths.bundles, label: 'Bundles' },
      { to: paths.reels, label: 'Learning Reels' },
      { to: paths.discussions, label: 'Discussions' },
      { to: paths.resources, label: 'Study resources' },
      { to: paths.instructors, label: 'Instructors' },
    ]),
  },
  {
    title: 'Categories',
    links: FOOTER_CATEGORIES.map((label): SiteLink => ({ to: categoryPath(label), label })),
  },
  {
    title: 'Somo',
    links: built([
      { to: paths.about, label: 'About' },
      { to: paths.contact, label: 'Contact' },
      { to: paths.terms, label: 'Terms' },
      { to: paths.privacy, label: 'Privacy' },
      { to: paths.cookies, label: 'Cookies' },
    ]),
  },
].filter(({ links }) => links.length > 0);

export const ADMIN_LINKS = built<AdminLink>([
  { to: paths.admin, label: 'Dashboard', icon: 'chart' },
  { to: paths.adminUsers, label: 'Users', icon: 'people', action: 'user.list' },
  { to: paths.adminTutors, label: 'Tutors', icon: 'star', action: 'tutor.manage' },
  { to: paths.adminEbooks, label: 'Ebooks & Publications', icon: 'book' },
  { to: paths.adminAudio, label: 'Audio Library', icon: 'audio' },
  { to: paths.adminInteractive, label: 'Interactive Learning', icon: 'video' },
  { to: paths.adminCourses, label: 'Courses', icon: 'list' },
  { to: paths.adminSocial, label: 'Social', icon: 'chat' },
  { to: paths.adminPayments, label: 'Payments', icon: 'money', action: 'payment.manage' },
]);

/** Beyond the specification's: a second group. */
export const ADMIN_MORE_LINKS = built<AdminLink>([
  { to: paths.adminQuizzes, label: 'Quizzes', icon: 'check' },
  { to: paths.adminModeration, label: 'Moderation', icon: 'flag', action: 'content.moderate' },
  { to: paths.adminBundles, label: 'Bundles', icon: 'bundle' },
  { to: paths.adminResources, label: 'Study resources', icon: 'file' },
  { to: paths.adminMessages, label: 'Messages', icon: 'mail', action: 'message.list' },
  { to: paths.adminAudit, label: 'Audit log', icon: 'clock', action: 'audit.list' },
]);

/** What of a menu is for this reader. */
export const linksFor = (user: Actor | null, links: readonly AdminLink[]) =>
  links.filter(({ action }) => !action || can(user, action));
