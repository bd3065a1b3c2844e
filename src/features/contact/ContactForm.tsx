import { type ContactForm as Values, EMPTY_CONTACT_FORM } from '../../domain/contact';
import { useSession } from '../../session/useSession';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { t } from '../../ui/text';
import { TextArea, TextField } from '../../ui/TextField';
import { Honeypot } from './Honeypot';
import { useContactForm } from './useContactForm';

/** Name and email are known of whoever is signed in. */
export function ContactForm({ onSent }: { onSent: (form: Values) => void }) {
  const { user } = useSession();
  const { field, message, isBusy, formProps } = useContactForm(
    { ...EMPTY_CONTACT_FORM, name: user?.displayName ?? '', email: user?.email ?? '' },
    onSent,
  );
  return (
    <form {...formProps} className="stack loose" aria-label={t('Contact')}>
      <div className="formGrid">
        <TextField {...field('name')} label={t('Name')} autoComplete="name" />
        <TextField
          {...field('email')}
          label={t('Email')}
          type="email"
          hint={t('We answer to this address.')}
          autoComplete="email"
          autoCapitalize="none"
        />
      </div>
      <TextField {...field('subject')} label={t('Subject')} />
      <TextArea {...field('message')} label={t('Message')} rows={8} />
      <Honeypot />
      {message && (
        <Note tone="bad" role="alert" title={t('Your message was not sent.')}>
          <p>{t(message)}</p>
        </Note>
      )}
      <Button type="submit" busy={isBusy} busyText={t('Sending...')}>
        {t('Send message')}
      </Button>
    </form>
  );
}
