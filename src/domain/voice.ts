import { textOrNull } from './stored';

/**
 * Who may write where others read: with a verified e-mail, or on a teacher's word, since many share a phone and have no
 * mail. What the functions take is in voiceInput.ts.
 */

export const voiceMessages = {
  uid: 'Reload the page and try again.',
  many: 'This is too much at once.',
  missing: 'This account is gone. Reload the page.',
  notTheirs: 'Only a teacher whose class or course they take can do this.',
  notStudent: 'They are not a student, and may write already.',
  notOwnWord: 'Only who gave their word, or an administrator, can take it back.',
  unheard:
    'Verify your e-mail to write here: the link is in the mail that we sent you. No e-mail? Ask your teacher to let you write.',
  muted: 'A moderator has muted you. You can read, and write again later.',
} as const;

/** More than any class has. */
export const VOICES_MAX = 500;

/** How it is with one student. */
export interface Voice {
  uid: string;
  /** Their e-mail is verified. */
  is_verified: boolean;
  /** Who gave their word; null: nobody. */
  vouched_by: string | null;
}

/** Of a stored user. */
export const voucherOf = (data: Record<string, unknown>): string | null => textOrNull(data.vouched_by);
