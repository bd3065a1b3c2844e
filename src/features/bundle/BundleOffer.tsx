import type { Bundle } from '../../domain/bundle';
import { savingOf, worthOf } from '../../domain/bundleWorth';
import { formatMoney, formatTsh } from '../../domain/money';
import { paths } from '../../domain/paths';
import { AccessOffer } from '../../session/AccessOffer';
import { Badge } from '../../ui/Badge';
import { MediaPrice } from '../../ui/MediaPage';
import { Note } from '../../ui/Note';
import { t } from '../../ui/text';
import { partCount } from './bundleLabels';
import type { BundleContents, ShownPart } from './useBundleParts';

/** The price beside what the parts cost one by one, and the way to all of them. */
export function BundleOffer({ bundle, contents }: { bundle: Bundle; contents: BundleContents }) {
  const { id, title, price, parts } = bundle;
  const { query, access, hasAll } = contents;
  const product = {
    kind: 'bundle' as const,
    id,
    title,
    price: formatTsh(price),
    howTo: t('How to get this bundle'),
    opens: t('When an administrator has recorded your payment, everything in it opens for you.'),
  };
  return (
    <>
      <MediaPrice price={formatTsh(price)}>
        <span className="meta nums">{partCount(parts)}</span>
      </MediaPrice>
      {query.currentData && <Worth price={price} parts={query.currentData} />}
      {access.status === 'open' && (
        <Note tone="ok" title={t('All of this is yours.')}>
          <p>{t('Open what you need below.')}</p>
        </Note>
      )}
      {hasAll ? (
        <Note title={t('You have everything in this bundle already.')} />
      ) : (
        <AccessOffer
          product={product}
          access={access}
          signIn={t('Sign in to buy')}
          returnTo={paths.bundle(id)}
        />
      )}
      {access.status !== 'open' && !hasAll && (
        <p className="meta">{t('Pay once. All of it opens, and what is added later opens too.')}</p>
      )}
    </>
  );
}

/** A saving is told only where all is sold in the same currency: nobody here knows tomorrow's rate of exchange. */
function Worth({ price, parts }: { price: number; parts: readonly ShownPart[] }) {
  const priced = parts.map(({ kind, offer }) => ({ kind, price: offer?.price ?? 0 }));
  const worth = worthOf(priced).map(({ currency, amount }) => formatMoney(amount, currency));
  const saving = savingOf(price, priced);
  if (worth.length === 0) return null;
  return (
    <p className="row wraps">
      <span className="small nums">{t('One by one: {prices}', { prices: worth.join(' + ') })}</span>
      {saving !== null && (
        <Badge tone="ok">{t('You save {amount}', { amount: formatMoney(saving, 'TZS') })}</Badge>
      )}
    </p>
  );
}
