import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { NOT_FOR_SALE, type ProductName } from '../domain/access';
import { isAppError, UNEXPECTED_MESSAGE } from '../domain/errors';
import { paths } from '../domain/paths';
import { Button, ButtonLink } from '../ui/Button';
import { Note } from '../ui/Note';
import { t } from '../ui/text';
import type { Access } from './useAccess';

// Who only looks loads nothing of the form.
const BuyDialog = lazy(() => import('./BuyDialog').then((module) => ({ default: module.BuyDialog })));

export interface Product extends ProductName {
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
    case 'not-sold':
      return <Note title={t(NOT_FOR_SALE)} />;
    case 'buy':
      return <BuyButton product={product} wide />;
  }
}

interface BuyButtonProps extends Pick<ComponentProps<typeof Button>, 'small' | 'wide'> {
  product: Product;
}

/** For who is signed in. */
export function BuyButton({ product, ...look }: BuyButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {t('Buy')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BuyDialog product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
