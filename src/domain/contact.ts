import { cleanText } from './text';

/** Writing to Somo: the contact form and the footer's subscribe box. The schemas are in contactInput.ts, with yup. */

export const CONTACT_LIMITS = { name: 80, email: 254, subject: 120, messageMin: 10, message: 2000 } as const;

/** How many messages (and, apart from them, subscriptions) are taken within an hour. */
export const CONTACT_RATES = { perSender: 5, overall: 200, windowMs: 60 * 60 * 1000 } as const;

export const contactMessages = {
  name: 'Enter your name',
  email: 'Enter a valid email address',
  subject: 'Enter a subject',
  message: `Write at least ${CONTACT_LIMITS.messageMin} characters`,
  id: 'Reload the page and try again.',
  tooMany: 'You have sent a lot within an hour. Try again later.',
  tooManyHere: 'Too much was sent from this connection within an hour. Sign in, or try again later.',
  busy: 'Somo gets more post than it can take just now. Try again in an hour.',
  sentAlready: 'This message was sent already. Reload the page to write another.',
} as const;

export interface ContactForm {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const EMPTY_CONTACT_FORM: ContactForm = { name: '', email: '', subject: '', message: '' };

/** No person sees this field, so whoever fills it is a program. */
interface Honeypot {
  website: string;
}

export interface SendMessageInput extends ContactForm, Honeypot {
  /** Made when the form opens: sent twice, it is one message. */
  id: string;
}

export interface SubscribeInput extends Honeypot {
  email: string;
}

export const MESSAGE_STATUSES = ['new', 'done'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** `messages/{id}` as the store holds it. */
export interface Message extends ContactForm {
  id: string;
  /** Who was signed in while writing. */
  uid: string | null;
  status: MessageStatus;
  /** Milliseconds since 1970. */
  created_at: number;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A stored message, mended where fields are missing or of the wrong type; null when nobody could read it. */
export function parseMessage(id: string, data: Record<string, unknown>): Message | null {
  const message = textOf(data.message);
  if (!message) return null;
  return {
    id,
    name: textOf(data.name),
    email: textOf(data.email),
    subject: textOf(data.subject),
    message,
    uid: typeof data.uid === 'string' ? data.uid : null,
    status: data.status === 'done' ? 'done' : 'new',
    created_at: typeof data.created_at === 'number' ? data.created_at : 0,
  };
}

const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/u;

/** Something that mail can be sent to, as far as its form tells. */
export function isEmail(text: string): boolean {
  const email = cleanText(text);
  return email.length <= CONTACT_LIMITS.email && EMAIL.test(email);
}

/** One form for all spellings of an address: mail hosts tell no case apart. */
export const foldEmail = (email: string) => cleanText(email).toLowerCase();
