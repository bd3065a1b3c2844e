import { object, ValidationError } from 'yup';
import { CONTACT_LIMITS, type ContactForm, contactMessages, isEmail } from './contact';
import { optionalText, requiredText, uuid } from './field';

/** What may be written to Somo; apart from contact.ts, so that the footer on every page loads no yup. */

const email = optionalText(CONTACT_LIMITS.email).test('email', contactMessages.email, isEmail);

// Whatever a program writes there is taken, so that it does not learn which field gave it away.
const honeypot = optionalText(1000);

const fields = {
  name: requiredText(contactMessages.name, 1, CONTACT_LIMITS.name),
  email,
  subject: requiredText(contactMessages.subject, 1, CONTACT_LIMITS.subject),
  message: requiredText(contactMessages.message, CONTACT_LIMITS.messageMin, CONTACT_LIMITS.message),
};

const contactFormSchema = object(fields);

export const sendMessageSchema = object({
  id: uuid(contactMessages.id),
  ...fields,
  website: honeypot,
});

export const subscribeSchema = object({ email, website: honeypot });

export type ContactErrors = Partial<Record<keyof ContactForm, string>>;

/** The cleaned form, or what to say at which field. */
export function checkContactForm(values: ContactForm): { form: ContactForm } | { errors: ContactErrors } {
  try {
    return { form: contactFormSchema.validateSync(values, { abortEarly: false }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Record<string, string> = {};
    for (const { path, message } of error.inner) if (path) errors[path] ??= message;
    return { errors };
  }
}
