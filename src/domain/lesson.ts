import { parseUsd } from './money';
import { instantOf, isText, priceOf, textOr } from './stored';
import { LESSON_MS } from './tutorTime';

/** A lesson that a student asks a tutor for: who may say what about it, and when. The schemas are in lessonInput.ts. */

export const LESSON_STATUSES = ['pending', 'proposed', 'accepted', 'declined', 'cancelled'] as const;
export type LessonStatus = (typeof LESSON_STATUSES)[number];
export const LESSON_STATUS_LABELS: Record<LessonStatus, string> = {
  pending: 'Waiting for the tutor',
  proposed: 'Another time proposed',
  accepted: 'Agreed',
  declined: 'Declined',
  cancelled: 'Called off',
};

export const LESSON_LIMITS = {
  messageMin: 10,
  message: 1000,
  reply: 500,
  /** What one student may have open at once. */
  open: 5,
} as const;

export const lessonMessages = {
  id: 'Reload the page and try again.',
  time: 'Choose a time',
  message: `Write at least ${LESSON_LIMITS.messageMin} characters`,
  missing: 'This tutor is not on Somo any more.',
  noAccount: 'This tutor takes no requests on Somo yet.',
  own: 'You cannot ask yourself for a lesson.',
  notOffered: 'This time is not offered any more. Choose another.',
  taken: 'Somebody has just taken this time. Choose another.',
  tooMany: `You have ${LESSON_LIMITS.open} lessons ahead. Wait until one is over, or call one off.`,
  sentAlready: 'This request was sent already. Reload the page to write another.',
  gone: 'This request is not here any more.',
  changed: 'The other side was faster: look at the request again.',
  notTaught: 'You can review a tutor after your first lesson with them.',
} as const;

/** `lesson_requests/{uuid}` as the store holds it; written by functions (functions/src/lesson.ts). */
export interface LessonRequest {
  id: string;
  tutor_id: string;
  tutor_uid: string;
  tutor_name: string;
  student_uid: string;
  student_name: string;
  /** Milliseconds since 1970: the time that is asked for, proposed or agreed. */
  starts_at: number;
  /** What the student asked for first. */
  wanted_at: number;
  message: string;
  /** What was said with the last answer. */
  reply: string;
  status: LessonStatus;
  /** US dollars: the tutor's rate when it was asked for; 0: nothing is asked for it on Somo. */
  price: number;
  /** Kept by payments (functions/src/access.ts). */
  is_paid: boolean;
  created_at: number;
}

/** A stored document as a request; null when it names nobody. */
export function parseLesson(id: string, data: Record<string, unknown>): LessonRequest | null {
  const { tutor_id, tutor_uid, student_uid } = data;
  if (!isText(tutor_id) || !isText(tutor_uid) || !isText(student_uid)) return null;
  return {
    id,
    tutor_id,
    tutor_uid,
    tutor_name: textOr(data.tutor_name, 'Tutor'),
    student_uid,
    student_name: textOr(data.student_name, 'Student'),
    starts_at: instantOf(data.starts_at),
    wanted_at: instantOf(data.wanted_at),
    message: textOr(data.message, ''),
    reply: textOr(data.reply, ''),
    status: LESSON_STATUSES.find((status) => status === data.status) ?? 'cancelled',
    price: priceOf(data.price, parseUsd),
    is_paid: data.is_paid === true,
    created_at: instantOf(data.created_at),
  };
}

/** What was agreed and costs something can be paid until it is. */
export const isPayable = ({ status, price, is_paid }: LessonRequest) =>
  status === 'accepted' && price > 0 && !is_paid;

export type LessonSide = 'student' | 'tutor';

export function sideOf(lesson: LessonRequest, uid: string): LessonSide | null {
  if (lesson.tutor_uid === uid) return 'tutor';
  return lesson.student_uid === uid ? 'student' : null;
}

export const LESSON_ACTS = ['accept', 'propose', 'decline', 'cancel'] as const;
export type LessonAct = (typeof LESSON_ACTS)[number];

export const STATUS_AFTER: Record<LessonAct, LessonStatus> = {
  accept: 'accepted',
  propose: 'proposed',
  decline: 'declined',
  cancel: 'cancelled',
};

/** Whoever is asked answers; whoever asked can only take it back; what is agreed, both can call off. */
const ACTS: Record<LessonStatus, Record<LessonSide, readonly LessonAct[]>> = {
  pending: { tutor: ['accept', 'propose', 'decline'], student: ['cancel'] },
  proposed: { tutor: ['propose', 'cancel'], student: ['accept', 'decline'] },
  accepted: { tutor: ['cancel'], student: ['cancel'] },
  declined: { tutor: [], student: [] },
  cancelled: { tutor: [], student: [] },
};

/** What one side can still do; nothing once the time has come. */
export const actsOf = (lesson: LessonRequest, side: LessonSide, now: number): readonly LessonAct[] =>
  lesson.starts_at > now ? ACTS[lesson.status][side] : [];

/** A lesson that was agreed and is over counts as taught. */
export const isTaught = ({ status, starts_at }: LessonRequest, now: number) =>
  status === 'accepted' && starts_at + LESSON_MS <= now;

/** A student's name as strangers see it: students are children. */
export function shownName(firstName: string, lastName: string): string {
  const [initial] = [...lastName.trim()];
  return initial ? `${firstName} ${initial}.` : firstName;
}
