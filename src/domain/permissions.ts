/** Who may do what. The rules files and functions enforce the same; this is what guards, buttons and callables ask. */

export const ROLES = ['student', 'teacher', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export interface Actor {
  uid: string;
  role: Role;
}

/** Anything that somebody created. */
export interface Owned {
  created_by: string;
}

/** A room where people talk: the uids of who leads it. */
interface Led {
  moderators: readonly string[];
}

/** Somebody who writes on a teacher's word. */
interface Vouched {
  vouched_by: string | null;
}

interface Account {
  uid: string;
}

interface Permissions {
  'backOffice.enter': undefined;
  /** Material is what staff publish: ebooks, audio, playlists. */
  'material.create': undefined;
  'material.update': Owned;
  'material.delete': Owned;
  /** Opening the file of something that costs, without having bought it. */
  'material.openPaid': Owned;
  /** Reading everybody's material in the back office, not only one's own. */
  'material.listAll': undefined;
  /** Adding tutors, changing them, and reading how to reach them. */
  'tutor.manage': undefined;
  /** Hiding messages, muting members, slow mode and lock, and seeing what is hidden. */
  'chat.moderate': Led;
  /** The ledger: everybody's payments, new entries, their status. */
  'payment.manage': undefined;
  /** Letting learners of one's own write where others read without a verified e-mail. */
  'voice.give': undefined;
  /** The same for anybody. */
  'voice.giveAll': undefined;
  'voice.takeBack': Vouched;
  /** What people wrote to Somo through the contact form. */
  'message.list': undefined;
  'message.update': undefined;
  'user.list': undefined;
  /** One by one or from a file; also sending the link to set a password again. */
  'user.create': undefined;
  /** Nobody changes their own: so no administrator can lock all administrators out. */
  'user.setRole': Account;
  'user.setStatus': Account;
  'audit.list': undefined;
  /** The queue of what was reported or waits, and what follows for who wrote it. */
  'content.moderate': undefined;
}

export type Action = keyof Permissions;

/** What may be asked without a record at hand: whether a page opens at all. */
export type GeneralAction = {
  [A in Action]: Permissions[A] extends undefined ? A : never;
}[Action];

const isStaff = (actor: Actor) => actor.role === 'teacher' || actor.role === 'admin';
const isAdmin = (actor: Actor) => actor.role === 'admin';
const isAuthor = (actor: Actor, record: Owned) => isStaff(actor) && record.created_by === actor.uid;

const RULES: { [A in Action]: (actor: Actor, record: Permissions[A]) => boolean } = {
  'backOffice.enter': isStaff,
  'material.create': isStaff,
  'material.update': (actor, record) => isAdmin(actor) || isAuthor(actor, record),
  'material.delete': (actor, record) => isAdmin(actor) || isAuthor(actor, record),
  'material.openPaid': (actor, record) => isAdmin(actor) || record.created_by === actor.uid,
  'material.listAll': isAdmin,
  'tutor.manage': isAdmin,
  'chat.moderate': (actor, { moderators }) => isAdmin(actor) || moderators.includes(actor.uid),
  'payment.manage': isAdmin,
  'voice.give': isStaff,
  'voice.giveAll': isAdmin,
  'voice.takeBack': (actor, { vouched_by }) => isAdmin(actor) || (isStaff(actor) && vouched_by === actor.uid),
  'message.list': isAdmin,
  'message.update': isAdmin,
  'user.list': isAdmin,
  'user.create': isAdmin,
  'user.setRole': (actor, account) => isAdmin(actor) && account.uid !== actor.uid,
  'user.setStatus': (actor, account) => isAdmin(actor) && account.uid !== actor.uid,
  'audit.list': isAdmin,
  'content.moderate': isAdmin,
};

export function can<A extends Action>(
  actor: Actor | null,
  action: A,
  ...[record]: Permissions[A] extends undefined ? [] : [Permissions[A]]
): boolean {
  return actor !== null && RULES[action](actor, record as Permissions[A]);
}
