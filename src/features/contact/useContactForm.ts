import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ContactForm } from '../../domain/contact';
import { checkContactForm, type ContactErrors } from '../../domain/contactInput';
import { type AppError, isAppError, UNEXPECTED_MESSAGE } from '../../domain/errors';
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
  const isSending = useRef(false);
  const values: ContactForm = { ...initial, ...typed };

  const refuse = (found: ContactErrors, text: string | null) => {
    setErrors(found);
    setMessage(text);
    focusProblem();
  };

  const submit = async () => {
    const checked = checkContactForm(values);
    if ('errors' in checked) return refuse(checked.errors, null);
    const { error } = await send({ id, ...checked.form, website: readHoneypot(form.current) });
    if (!error) return onSent(checked.form);
    const { message: text, fields = {} }: AppError = isAppError(error)
      ? error
      : { code: 'unknown', message: UNEXPECTED_MESSAGE };
    refuse(fields, text);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    void submit().finally(() => {
      isSending.current = false;
    });
  };

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

/** To the first field that needs mending; else back to the button, which lost the focus while it was busy. */
function useProblemFocus() {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(0);
  useEffect(() => {
    if (problems === 0) return;
    const control =
      form.current?.querySelector<HTMLElement>('[aria-invalid]') ??
      form.current?.querySelector<HTMLElement>('[type=submit]');
    control?.focus();
  }, [problems]);
  return { form, focusProblem: () => setProblems((count) => count + 1) };
}
