/** The audit log: who did what to which record, and when. Written by functions and triggers, read by administrators. */

export const AUDIT_KINDS = [
  'user',
  'ebook',
  'audio',
  'playlist',
  'reel',
  'tutor',
  'course',
  'chat',
  'live_class',
  'discussion',
  'quiz',
  'question',
  'bundle',
  'resource',
  'payment',
  'message',
  'post',
  'comment',
  'moderation',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];
export const AUDIT_KIND_LABELS: Record<AuditKind, string> = {
  user: 'User',
  ebook: 'Ebook',
  audio: 'Audio',
  playlist: 'Playlist',
  reel: 'Reel',
  tutor: 'Tutor',
  course: 'Course',
  chat: 'Chat',
  live_class: 'Live class',
  discussion: 'Discussion',
  quiz: 'Quiz',
  question: 'Question',
  bundle: 'Bundle',
  resource: 'Study resource',
  payment: 'Payment',
  message: 'Message',
  post: 'Post',
  comment: 'Comment',
  moderation: 'Moderation',
};

/** Every action begins with its kind. */
export const AUDIT_ACTION_LABELS = {
  'user.create': 'Added a user',
  'user.role': 'Changed a role',
  'user.status': 'Changed a status',
  'user.vouch': 'Let somebody write',
  'user.unvouch': 'Took back that somebody may write',
  'user.warn': 'Warned somebody',
  'user.mute': 'Muted somebody for a time',
  'user.ban': 'Banned somebody from writing',
  'user.restore': 'Let somebody write again',
  'ebook.create': 'Added an ebook',
  'ebook.update': 'Changed an ebook',
  'ebook.delete': 'Deleted an ebook',
  'audio.create': 'Added an audio',
  'audio.update': 'Changed an audio',
  'audio.delete': 'Deleted an audio',
  'playlist.create': 'Added a playlist',
  'playlist.update': 'Changed a playlist',
  'playlist.delete': 'Deleted a playlist',
  'reel.create': 'Added a reel',
  'reel.update': 'Changed a reel',
  'reel.delete': 'Deleted a reel',
  'tutor.create': 'Added a tutor',
  'tutor.update': 'Changed a tutor',
  'course.create': 'Added a course',
  'course.update': 'Changed a course',
  'course.status': 'Changed the status of a course',
  'course.delete': 'Deleted a course',
  'live_class.create': 'Added a live class',
  'live_class.update': 'Changed a live class',
  'live_class.status': 'Changed the status of a live class',
  'live_class.delete': 'Deleted a live class',
  'discussion.create': 'Added a discussion',
  'discussion.update': 'Changed a discussion',
  'discussion.status': 'Changed the status of a discussion',
  'discussion.delete': 'Deleted a discussion',
  'quiz.create': 'Added a quiz',
  'quiz.update': 'Changed a quiz',
  'quiz.status': 'Changed the status of a quiz',
  'quiz.delete': 'Deleted a quiz',
  'quiz.marks': 'Entered marks by hand',
  'question.create': 'Added a question',
  'question.update': 'Changed a question',
  'question.delete': 'Deleted a question',
  'resource.create': 'Added a study resource',
  'resource.update': 'Changed a study resource',
  'resource.status': 'Showed or hid a study resource',
  'resource.delete': 'Deleted a study resource',
  'bundle.create': 'Added a bundle',
  'bundle.update': 'Changed a bundle',
  'bundle.status': 'Showed or hid a bundle',
  'bundle.delete': 'Deleted a bundle',
  'tutor.link': 'Changed a tutor’s account',
  'chat.enter': 'Went into a chat',
  'chat.hide': 'Hid a chat message',
  'chat.show': 'Showed a chat message again',
  'chat.mute': 'Muted somebody in a chat',
  'chat.unmute': 'Let somebody write in a chat again',
  'chat.floor': 'Gave somebody the word in a chat',
  'chat.quiet': 'Ended that somebody has the word in a chat',
  'chat.mode': 'Changed how a chat goes on',
  'payment.create': 'Recorded a payment',
  'payment.status': 'Changed the status of a payment',
  'payment.match': 'Found whose a payment is',
  'payment.ways': 'Changed how buyers pay',
  'message.update': 'Changed a message',
  'post.update': 'Changed somebody’s post',
  'post.delete': 'Deleted somebody’s post',
  'comment.delete': 'Deleted somebody’s comment',
  'moderation.show': 'Let something be shown',
  'moderation.hide': 'Hid something',
  'moderation.lock': 'Locked a post',
  'moderation.unlock': 'Opened a post again',
  'moderation.settings': 'Changed what waits for review',
} as const;
export type AuditAction = keyof typeof AUDIT_ACTION_LABELS;
export const AUDIT_ACTIONS = Object.keys(AUDIT_ACTION_LABELS) as AuditAction[];
export const auditActionsOf = (kind: AuditKind) =>
  AUDIT_ACTIONS.filter((action) => action.startsWith(`${kind}.`));

export const AUDIT_LIMITS = { changes: 20, text: 200 } as const;

/** What a field held; a list as text, a long text cut. */
export type AuditValue = string | number | boolean | null;

export interface AuditChange {
  field: string;
  before: AuditValue;
  after: AuditValue;
}

/** `audit/{id}` as the store holds it. */
export interface AuditRecord {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** `script` when somebody ran a command of the project on their own machine. */
  actor_uid: string;
  actor_name: string;
  action: AuditAction;
  kind: AuditKind;
  record_id: string;
  record_title: string;
  changes: AuditChange[];
}

/**
 * What the log may be asked for, newest first: nothing, a kind, an action, somebody, or somebody with one of the two.
 * An action implies its kind, so both are never asked together.
 */
export interface AuditFilter {
  kind?: AuditKind | undefined;
  action?: AuditAction | undefined;
  actor_uid?: string | undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const isValue = (value: unknown): value is AuditValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** A stored entry, mended where something is missing; null when it says nothing. */
export function parseAudit(id: string, data: Record<string, unknown>): AuditRecord | null {
  const action = AUDIT_ACTIONS.find((known) => known === data.action);
  const kind = AUDIT_KINDS.find((known) => known === data.kind);
  if (!action || !kind) return null;
  return {
    id,
    at: typeof data.at === 'number' ? data.at : 0,
    actor_uid: textOf(data.actor_uid),
    actor_name: textOf(data.actor_name),
    action,
    kind,
    record_id: textOf(data.record_id),
    record_title: textOf(data.record_title),
    changes: parseChanges(data.changes),
  };
}

function parseChanges(value: unknown): AuditChange[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((change: { field?: unknown; before?: unknown; after?: unknown } | null) => {
    if (typeof change?.field !== 'string') return [];
    const { before = null, after = null } = change;
    return isValue(before) && isValue(after) ? [{ field: change.field, before, after }] : [];
  });
}
