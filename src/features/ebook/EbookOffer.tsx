import type { Ebook } from '../../domain/ebook';
import { formatTsh } from '../../domain/money';
import { AccessOffer } from '../../session/AccessOffer';
import type { Access } from '../../session/useAccess';
import { t } from '../../ui/text';

interface EbookOfferProps {
  ebook: Ebook;
  access: Access;
  /** Where to come back to after signing in. */
  returnTo: string;
}

export function EbookOffer({ ebook: { id, title, price }, access, returnTo }: EbookOfferProps) {
  const product = {
    kind: 'ebook' as const,
    id,
    title,
    price: formatTsh(price),
    howTo: t('How to get this book'),
    opens: t('When an administrator has recorded your payment, the book opens on this page.'),
  };
  return <AccessOffer product={product} access={access} signIn={t('Sign in to read')} returnTo={returnTo} />;
}
