import { CONTACT_LIMITS, type ContactForm, contactMessages } from '../../../src/domain/contact';

/** What may be written to Somo and what may not: the same rows run against the form's schema and the function. */

export const VALID_CONTACT: ContactForm = {
  name: 'Rehema Salum',
  email: 'rehema@shule.example',
  subject: 'Books for Form II',
  message: 'When will there be more Geography books?',
};

export interface ContactCase {
  name: string;
  /** Laid over the valid form. */
  form: Partial<ContactForm>;
  /** What the form says at the changed field; absent for a valid case. */
  message?: string;
}

const x = (count: number) => 'x'.repeat(count);
const { name, email, subject, message, messageMin } = CONTACT_LIMITS;
const HOST = '@shule.example';

export const VALID_CONTACT_CASES: readonly ContactCase[] = [
  { name: 'every field filled', form: {} },
  { name: 'the longest name', form: { name: x(name) } },
  { name: 'the longest email', form: { email: x(email - HOST.length) + HOST } },
  { name: 'an address with a plus and dots', form: { email: 'r.salum+somo@chuo.co.example' } },
  { name: 'spaces around the address', form: { email: '  rehema@shule.example ' } },
  { name: 'the longest subject', form: { subject: x(subject) } },
  { name: 'the shortest message', form: { message: x(messageMin) } },
  { name: 'the longest message', form: { message: x(message) } },
  { name: 'HTML, emoji and line ends', form: { message: '<b>Habari</b> 👩🏾‍🏫\nNg’ombe na mbuzi' } },
];

export const INVALID_CONTACT_CASES: readonly ContactCase[] = [
  { name: 'no name', form: { name: '' }, message: contactMessages.name },
  { name: 'a blank name', form: { name: ' \u00A0\u200B ' }, message: contactMessages.name },
  { name: 'a name that is too long', form: { name: x(name + 1) }, message: 'Use at most 80 characters' },
  { name: 'no email', form: { email: '' }, message: contactMessages.email },
  { name: 'an email without @', form: { email: 'rehema.shule' }, message: contactMessages.email },
  { name: 'an email without a dot', form: { email: 'rehema@shule' }, message: contactMessages.email },
  { name: 'two addresses', form: { email: 'a@b.example, c@d.example' }, message: contactMessages.email },
  {
    name: 'a header for the mail',
    form: { email: 'a@b.example\nBcc: c@d.example' },
    message: contactMessages.email,
  },
  {
    name: 'an email that is too long',
    form: { email: x(email) + HOST },
    message: 'Use at most 254 characters',
  },
  { name: 'no subject', form: { subject: ' ' }, message: contactMessages.subject },
  {
    name: 'a subject that is too long',
    form: { subject: x(subject + 1) },
    message: 'Use at most 120 characters',
  },
  { name: 'no message', form: { message: '' }, message: contactMessages.message },
  { name: 'too little message', form: { message: x(messageMin - 1) }, message: contactMessages.message },
  {
    name: 'a message that is too long',
    form: { message: x(message + 1) },
    message: 'Use at most 2000 characters',
  },
];
