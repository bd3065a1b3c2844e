import { countOrNull, instantOf, isText, textOr, textOrNull, textsIn } from './stored';
import { type Visibility, visibilityOf } from './visibility';

/**
 * What keeps a place where children talk safe, the same for everything that people write there. What the functions take
 * is in moderationInput.ts.
 */

/** What may be reported and hidden. A new kind adds its line in functions/src/moderationTarget.ts. */
export const TARGET_KINDS = ['post', 'comment', 'message', 'reel'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];
export const TARGET_LABELS: Record<TargetKind, string> = {
  post: 'Post',
  comment: 'Comment',
  message: 'Chat message',
  reel: 'Reel',
};

/** One thing that somebody wrote. */
export interface Target {
  kind: TargetKind;
  id: string;
  /** The post of a comment, the room of a message; empty for what lies in nothing. */
  parentId: string;
}

/** Ids are made by the writer's page, so an id alone does not tell two comments of different posts apart. */
export const caseIdOf = ({ kind, parentId, id }: Target) => [kind, parentId, id].filter(Boolean).join('_');

export const REPORT_REASONS = ['unkind', 'contact', 'sexual', 'violence', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_LABELS: Record<ReportReason, string> = {
  unkind: 'It is unkind or threatens somebody',
  contact: 'It asks for or gives a phone number or a meeting',
  sexual: 'It is sexual',
  violence: 'It shows violence or self-harm',
  spam: 'It sells or cheats',
  other: 'Something else',
};

/** Why something stands in the queue. */
export const CASE_REASONS = [...REPORT_REASONS, 'word', 'phone', 'new'] as const;
export type CaseReason = (typeof CASE_REASONS)[number];
export const CASE_REASON_LABELS: Record<CaseReason, string> = {
  unkind: 'Unkind',
  contact: 'Contact',
  sexual: 'Sexual',
  violence: 'Violence',
  spam: 'Selling or cheating',
  other: 'Other report',
  word: 'Bad word',
  phone: 'Phone number',
  new: 'New account',
};

export const MODERATION_LIMITS = {
  note: 300,
  words: 500,
  word: 40,
  /** So many people's reports hide something until an administrator has looked. */
  reportsToHold: 3,
  /** An account is new for so many days, or until something of theirs was approved. */
  newDays: 14,
  reportsAnHour: 20,
  /** How much of a text the queue shows. */
  excerpt: 500,
} as const;

export const moderationMessages = {
  id: 'Reload the page and try again.',
  gone: 'This is not here any more.',
  reason: 'Choose what is wrong',
  noteNeeded: 'Say what they are to do differently',
  tooManyReports: 'You have reported a lot within an hour. Try again later.',
  own: 'This is your own. You can delete it.',
  noAccount: 'This account is gone. Reload the page.',
  notAdmin: 'Administrators cannot be muted.',
  onlyPosts: 'Only posts can be locked.',
} as const;

export const CASE_STATES = ['open', 'done'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** What an administrator may do with something written. */
export const MODERATE_ACTS = ['show', 'hide', 'lock', 'unlock'] as const;
export type ModerateAct = (typeof MODERATE_ACTS)[number];

/** `moderation_cases/{kind}_{parent}_{id}`: one for each thing that somebody has to look at, written by functions. */
export interface ModerationCase extends Target {
  caseId: string;
  author_uid: string;
  author_name: string;
  /** As it stood when it came here, cut. */
  text: string;
  reasons: CaseReason[];
  /** Since it was last decided. */
  report_count: number;
  /** What reporters added in their own words, the newest last. */
  notes: string[];
  state: CaseState;
  visibility: Visibility;
  is_locked: boolean;
  decided_by: string | null;
  updated_at: number;
}

export function parseCase(caseId: string, data: Record<string, unknown>): ModerationCase | null {
  const kind = TARGET_KINDS.find((known) => known === data.kind);
  if (!kind || !isText(data.target_id)) return null;
  return {
    caseId,
    kind,
    id: data.target_id,
    parentId: textOr(data.parent_id, ''),
    author_uid: textOr(data.author_uid, ''),
    author_name: textOr(data.author_name, 'Somo'),
    text: textOr(data.text, ''),
    reasons: CASE_REASONS.filter((reason) => textsIn(data.reasons).includes(reason)),
    report_count: countOrNull(data.report_count) ?? 0,
    notes: textsIn(data.notes),
    state: data.state === 'done' ? 'done' : 'open',
    visibility: visibilityOf(data.visibility),
    is_locked: data.is_locked === true,
    decided_by: textOrNull(data.decided_by),
    updated_at: instantOf(data.updated_at),
  };
}

/** `settings/moderation`: what administrators set. */
export const MODERATION_SETTINGS_PATH = 'settings/moderation';

export interface ModerationSettings {
  /** The first things that a new account writes wait until an administrator has looked. */
  review_first: boolean;
  /** Besides those of wordFilter.ts. */
  words: string[];
}

export const parseModerationSettings = (data: Record<string, unknown> | null): ModerationSettings => ({
  review_first: data?.review_first !== false,
  words: textsIn(data?.words),
});

/** What an administrator may do with somebody. A ban is a mute without an end: they go on learning, and write nowhere. */
export const RESTRICT_ACTS = ['warn', 'mute', 'ban', 'restore'] as const;
export type RestrictAct = (typeof RESTRICT_ACTS)[number];

export const MUTE_HOURS = [1, 24, 168, 720] as const;

/** Later than anybody lives; Firestore's last day is in this year. */
export const BANNED_UNTIL = Date.UTC(9999, 0, 1);

/** What `users/{uid}` says to its owner about this, besides the rest. */
export interface Restriction {
  /** Milliseconds since 1970; 0: not muted. */
  muted_until: number;
  /** What an administrator told them last. */
  warning: string | null;
  warned_at: number;
}

export const restrictionOf = (data: Record<string, unknown>): Restriction => ({
  muted_until: instantOf(data.muted_until),
  warning: textOrNull(data.warning),
  warned_at: instantOf(data.warned_at),
});
