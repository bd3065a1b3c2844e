import { type FormEvent, useEffect, useRef, useState } from 'react';
import { contactMessages, isEmail } from '../../domain/contact';
import { isAppError, UNEXPECTED_MESSAGE } from '../../domain/errors';
import { cleanText } from '../../domain/text';
import { Button } from '../../ui/Button';
import { t } from '../../ui/text';
import { TextField } from '../../ui/TextField';
import { useSubscribeMutation } from './contactApi';
import { Honeypot, readHoneypot } from './Honeypot';
import styles from './SubscribeForm.module.css';

const FIELD_ID = 'subscribe-email';

/** The footer's box. It stands on every page, so nothing heavy is loaded until somebody subscribes. */
export function SubscribeForm() {
  const { email, problem, sentTo, isBusy, change, formProps } = useSubscribe();
  if (sentTo) return <Thanks email={sentTo} />;
  return (
    <form {...formProps} className={styles.form}>
      <TextField
        name="email"
        id={FIELD_ID}
        label={t('Your address')}
        hint={t('An email now and then about new books and courses.')}
        type="email"
        placeholder="asha@shule.example"
        autoComplete="email"
        autoCapitalize="none"
        value={email}
        onChange={change}
        error={problem ? t(problem) : undefined}
      />
      <Honeypot />
      <Button type="submit" variant="line" small busy={isBusy} busyText={t('Please wait...')}>
        {t('Subscribe')}
      </Button>
    </form>
  );
}

function Thanks({ email }: { email: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone; its answer is read in its place.
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={text} tabIndex={-1} className={styles.thanks}>
      {t('Thank you. We will write to {email}.', { email })}
    </p>
  );
}

function useSubscribe() {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [subscribe, { isLoading }] = useSubscribeMutation();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (problem) document.getElementById(FIELD_ID)?.focus();
  }, [problem]);

  const submit = async () => {
    if (!isEmail(email)) return setProblem(contactMessages.email);
    const address = cleanText(email);
    const { error } = await subscribe({ email: address, website: readHoneypot(form.current) });
    if (!error) return setSentTo(address);
    setProblem(isAppError(error) ? error.message : UNEXPECTED_MESSAGE);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading) void submit();
  };
  const change = (value: string) => {
    setEmail(value);
    setProblem(null);
  };
  return {
    email,
    problem,
    sentTo,
    isBusy: isLoading,
    change,
    formProps: { ref: form, onSubmit, noValidate: true },
  };
}
