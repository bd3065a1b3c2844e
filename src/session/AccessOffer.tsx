import { useState } from 'react';
import { isAppError, UNEXPECTED_MESSAGE } from '../domain/errors';
import { paths } from '../domain/paths';
import { Button, ButtonLink } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Note } from '../ui/Note';
import { t } from '../ui/text';
import type { Access } from './useAccess';

interface Product {
  title: string;
  /** With its currency. */
  price: string;
  /** What it is called: `How to get this book`. */
  howTo: string;
  /** Where it can be used once the payment is recorded. */
  opens: string;
}

interface AccessOfferProps {
  product: Product;
  access: Access;
  /** The sign-in button's words. */
  signIn: string;
  /** Where to come back to after signing in. */
  returnTo: string;
}

/** What stands in the place of 'Read' or 'Listen' while something paid is closed. */
export function AccessOffer({ product, access, signIn, returnTo }: AccessOfferProps) {
  switch (access.status) {
    case 'open':
      return null;
    case 'checking':
      return <Button wide busy busyText={t('Please wait...')} />;
    case 'sign-in':
      return (
        <ButtonLink wide to={paths.auth} state={{ from: returnTo }}>
          {signIn}
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
      return <BuyButton product={product} />;
  }
}

/** Payments are recorded by an administrator; the button says how that comes about. */
function BuyButton({ product: { title, price, howTo, opens } }: { product: Product }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button wide onClick={() => setIsOpen(true)}>
        {t('Buy')}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={howTo}
        onClose={() => setIsOpen(false)}
        actions={<Button onClick={() => setIsOpen(false)}>{t('Close')}</Button>}
      >
        <p>{t('“{title}” costs {price}. You pay once and keep it.', { title, price })}</p>
        <p>{opens}</p>
      </Dialog>
    </>
  );
}
