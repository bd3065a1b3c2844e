import { instantOf, isText } from './stored';

/** Proof that somebody finished a course, for anybody who was given its code. */

/**
 * `certificates/{code}`. It says what was so on the day and never changes: not with a name, so that nobody passes theirs
 * on, and not with the course, which may be archived or deleted since.
 */
export interface Certificate {
  code: string;
  name: string;
  course_title: string;
  issued_at: number;
}

/** What stands between the name and the title, on paper and on the screen: a class on demand is finished as a course is. */
export const CERTIFICATE_PRAISE = 'has completed all lessons and assessments of';

export const certificatePath = (code: string) => `certificates/${code}`;

/** The day that page and file name: one, wherever they are read. */
export const certificateDay = (issuedAt: number): string =>
  new Date(issuedAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Africa/Dar_es_Salaam' });

export const certificateFileName = (code: string) => `somo-certificate-${code}.pdf`;

/** Crockford's: without letters that are read for digits or for each other. One letter is five bits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 60 bits: short enough to type from paper, too many to try. */
const LENGTH = 12;

const inGroups = (letters: string) => letters.replace(/(?<=^(?:.{4})+)(?=.)/g, '-');

/** `7K3M-X9QD-04TR` */
export function newCertificateCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return inGroups([...bytes].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join(''));
}

/** The code that somebody typed or was sent, as it is stored; null when it can be none. */
export function certificateCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const isCode = letters.length === LENGTH && [...letters].every((letter) => LETTERS.includes(letter));
  return isCode ? inGroups(letters) : null;
}

/** Null when the record says nothing that proves something. */
export function parseCertificate(code: string, data: Record<string, unknown>): Certificate | null {
  const { name, course_title } = data;
  if (!isText(name) || !isText(course_title)) return null;
  return { code, name, course_title, issued_at: instantOf(data.issued_at) };
}
