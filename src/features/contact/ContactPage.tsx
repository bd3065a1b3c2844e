import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ContactForm as Values } from '../../domain/contact';
import { paths } from '../../domain/paths';
import { Button, ButtonLink } from '../../ui/Button';
import { t } from '../../ui/text';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.css';
import { ContactHead } from './ContactSkeleton';

/** /contact: a message to the people behind Somo, signed in or not. */
export function Component() {
  const [sent, setSent] = useState<Values | null>(null);
  return (
    <div className={`wrap page ${styles.page}`}>
      <ContactHead />
      {sent ? <Sent form={sent} onAgain={() => setSent(null)} /> : <Open onSent={setSent} />}
    </div>
  );
}

function Open({ onSent }: { onSent: (form: Values) => void }) {
  return (
    <div className="stack loose">
      <ContactForm onSent={onSent} />
      <p className="small muted">
        {t('Only the administrators of Somo read what you write.')}{' '}
        <Link to={paths.privacy}>{t('How we treat your data')}</Link>
      </p>
    </div>
  );
}

function Sent({ form, onAgain }: { form: Values; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that sent it is gone with its form.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`panel ${styles.sent}`}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('Your message has been sent.')}
      </h2>
      <p>{t('Thank you, {name}. We will answer to {email}.', { name: form.name, email: form.email })}</p>
      <blockquote className={styles.quote}>
        <p className={styles.subject}>{form.subject}</p>
        <p className={styles.message}>{form.message}</p>
      </blockquote>
      <div className="row wraps">
        <ButtonLink to={paths.home}>{t('Go to the home page')}</ButtonLink>
        <Button variant="line" onClick={onAgain}>
          {t('Write another message')}
        </Button>
      </div>
    </section>
  );
}
