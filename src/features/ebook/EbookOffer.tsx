import { useState } from 'react';
import type { Ebook } from '../../domain/ebook';
import { isAppError, UNEXPECTED_MESSAGE } from '../../domain/errors';
import { formatTsh } from '../../domain/money';
import { paths } from '../../domain/paths';
import { Button, ButtonLink } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Note } from '../../ui/Note';
import { t } from '../../ui/text';
import type { EbookAccess } from './useEbookAccess';

interface EbookOfferProps {
  ebook: Ebook;
  access: EbookAccess;
  /** Where to come back to after signing in. */
  returnTo: string;
}

/** What stands in the place of 'Read' while a paid book is closed. */
export function EbookOffer({ ebook, access, returnTo }: EbookOfferProps) {
  switch (access.status) {
    case 'open':
      return null;
    case 'checking':
      return <Button wide busy busyText={t('Please wait...')} />;
    case 'sign-in':
      return (
        <ButtonLink wide to={paths.auth} state={{ from: returnTo }}>
          {t('Sign in to read')}
        </ButtonLink>
      );
    case 'unknown':
      return (
        <Note
          tone="warn"
          role="alert"
          action={
            <Button variant="line" small onClick={access.retry}>
              {t('Try again')}
            </Button>
          }
        >
          <p>{t(isAppError(access.error) ? access.error.message : UNEXPECTED_MESSAGE)}</p>
        </Note>
      );
    case 'buy':
      return <BuyButton ebook={ebook} />;
  }
}

/** Payments are recorded by an administrator; the button says how that comes about. */
function BuyButton({ ebook }: { ebook: Ebook }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button wide onClick={() => setIsOpen(true)}>
        {t('Buy')}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={t('How to get this book')}
        onClose={() => setIsOpen(false)}
        actions={<Button onClick={() => setIsOpen(false)}>{t('Close')}</Button>}
      >
        <p>
          {t('“{title}” costs {price}. You pay once and keep it.', {
            title: ebook.title,
            price: formatTsh(ebook.price),
          })}
        </p>
        <p>
          {t(
            'Ask your school or the Somo administrator how to pay. When they have recorded your payment, the book opens on this page.',
          )}
        </p>
      </Dialog>
    </>
  );
}
