import { useState } from 'react';
import type { ContactForm } from '../../domain/contact';
import { checkContactForm, type ContactErrors } from '../../domain/contactInput';
import { type AppError, isAppError, UNEXPECTED_MESSAGE } from '../../domain/errors';
import { useProblemFocus } from '../../ui/form/useProblemFocus';
import { useSubmitOnce } from '../../ui/form/useSubmitOnce';
import { t } from '../../ui/text';
import { useSendMessageMutation } from './contactApi';
import { readHoneypot } from './Honeypot';

/** The contact form's state. What was typed stays whatever happens, until it has arrived. */
export function useContactForm(initial: ContactForm, onSent: (form: ContactForm) => void) {
  const [typed, setTyped] = useState<Partial<ContactForm>>({});
  const [errors, setErrors] = useState<ContactErrors>({});
  const [message, setMessage] = useState<string | null>(null);
  const [id, setId] = useState(newId);
  const { form, focusProblem } = useProblemFocus();
  const [send, { isLoading }] = useSendMessageMutation();
  const values: ContactForm = { ...initial, ...typed };

  const refuse = (found: ContactErrors, text: string | null) => {
    setErrors(found);
    setMessage(text);
    focusProblem();
  };

  const onSubmit = useSubmitOnce(async () => {
    const checked = checkContactForm(values);
    if ('errors' in checked) return refuse(checked.errors, null);
    const { error } = await send({ id, ...checked.form, website: readHoneypot(form.current) });
    if (!error) return onSent(checked.form);
    const { message: text, fields = {} }: AppError = isAppError(error)
      ? error
      : { code: 'unknown', message: UNEXPECTED_MESSAGE };
    refuse(fields, text);
  });

  const field = (name: keyof ContactForm) => ({
    name,
    value: values[name],
    error: errors[name] && t(errors[name]),
    onChange: (value: string) => {
      setTyped((current) => ({ ...current, [name]: value }));
      setErrors((current) => ({ ...current, [name]: undefined }));
      // Another text is another message: the last one may have arrived although its answer was lost.
      if (message !== null) setId(newId());
      setMessage(null);
    },
  });

  return { field, message, isBusy: isLoading, formProps: { ref: form, onSubmit, noValidate: true } };
}

const newId = () => crypto.randomUUID();
