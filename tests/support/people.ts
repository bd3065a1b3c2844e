import type { Role } from '../../src/domain/permissions';

/** Everybody whom the rules tell apart. */
export const EVERYBODY = [
  'visitor',
  'student',
  'otherStudent',
  'vouchedStudent',
  'mutedStudent',
  'inactiveStudent',
  'teacher',
  'otherTeacher',
  'formerTeacher',
  'inactiveTeacher',
  'formerAdmin',
  'admin',
] as const;
export type Actor = (typeof EVERYBODY)[number];

interface Person {
  /** What the token claims; an account that never had another role claims nothing. */
  role: Role | null;
  /** What users/{uid} says. A former teacher's token still claims the role that the record has lost. */
  recordedRole: Role;
  status: 'active' | 'inactive';
  /** The token says that the e-mail is. */
  isVerified?: boolean;
  /** A teacher has given their word, says users/{uid}. */
  isVouched?: boolean;
  /** A moderator has taken their voice, says users/{uid}. */
  isMuted?: boolean;
}

export const PEOPLE: Record<Exclude<Actor, 'visitor'>, Person> = {
  student: { role: 'student', recordedRole: 'student', status: 'active', isVerified: true },
  otherStudent: { role: null, recordedRole: 'student', status: 'active' },
  vouchedStudent: { role: null, recordedRole: 'student', status: 'active', isVouched: true },
  mutedStudent: {
    role: 'student',
    recordedRole: 'student',
    status: 'active',
    isVerified: true,
    isMuted: true,
  },
  inactiveStudent: { role: 'student', recordedRole: 'student', status: 'inactive', isVerified: true },
  teacher: { role: 'teacher', recordedRole: 'teacher', status: 'active' },
  otherTeacher: { role: 'teacher', recordedRole: 'teacher', status: 'active' },
  formerTeacher: { role: 'teacher', recordedRole: 'student', status: 'active' },
  inactiveTeacher: { role: 'teacher', recordedRole: 'teacher', status: 'inactive' },
  formerAdmin: { role: 'admin', recordedRole: 'teacher', status: 'active' },
  admin: { role: 'admin', recordedRole: 'admin', status: 'active' },
};

export const uidOf = (actor: Actor) => `rules-${actor}`;

/** Somebody whom nobody of the above is: whose record may they touch? */
export const SOMEBODY = 'rules-somebody';

/** The groups that permission tables are written with. */
export const NOBODY: readonly Actor[] = [];
export const SIGNED_IN = EVERYBODY.filter((actor) => actor !== 'visitor');
/** Who may write at all: a token outlives a deactivation by up to an hour. */
export const ACTIVE = SIGNED_IN.filter((actor) => PEOPLE[actor].status === 'active');
/** Who may write where others read: with a verified e-mail, on a teacher's word, or as staff. */
export const HEARD: readonly Actor[] = ['student', 'vouchedStudent', 'teacher', 'otherTeacher', 'admin'];
/** Who may write for the public: by the token and by the record. */
export const PUBLISHERS: readonly Actor[] = ['teacher', 'otherTeacher', 'admin'];
/** Whose token says so. It outlives a revocation by up to an hour, in which it still reads and no longer writes. */
export const ADMIN_TOKENS: readonly Actor[] = ['formerAdmin', 'admin'];
export const STAFF_TOKENS: readonly Actor[] = [
  'teacher',
  'otherTeacher',
  'formerTeacher',
  'inactiveTeacher',
  ...ADMIN_TOKENS,
];

/** The claims of somebody's ID token; null for a visitor, who has none. */
export function claimsOf(actor: Actor): { sub: string; role?: Role; email_verified: boolean } | null {
  if (actor === 'visitor') return null;
  const { role, isVerified = false } = PEOPLE[actor];
  return { sub: uidOf(actor), ...(role && { role }), email_verified: isVerified };
}

/** `users/{uid}` of somebody whom the rules look up. */
export function userRecordOf(actor: Exclude<Actor, 'visitor'>): Record<string, unknown> {
  const { recordedRole, status, isVouched, isMuted } = PEOPLE[actor];
  return {
    email: `${actor}@somo.example`,
    first_name: 'Asha',
    last_name: 'Mbwana',
    username: '',
    role: recordedRole,
    status,
    joined: new Date('2026-01-05T06:00:00Z'),
    ...(isMuted && { muted_until: new Date('2126-01-01T00:00:00Z') }),
    ...(isVouched && { vouched_by: uidOf('teacher'), vouched_at: new Date('2026-01-06T06:00:00Z') }),
  };
}
