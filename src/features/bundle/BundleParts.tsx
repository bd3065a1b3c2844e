import { Link } from 'react-router-dom';
import { BUNDLE_PART_LABELS } from '../../domain/bundle';
import { formatMoney } from '../../domain/money';
import { currencyOf, productPath } from '../../domain/payment';
import { Badge } from '../../ui/Badge';
import { Cover } from '../../ui/Cover';
import { QueryView } from '../../ui/QueryView';
import { SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import styles from './BundleParts.module.css';
import type { BundleContents, ShownPart } from './useBundleParts';

/** What is in the bundle, each with its own page and its own price. */
export const BundleParts = ({ contents }: { contents: BundleContents }) => (
  <section className={styles.parts} aria-labelledby="parts">
    <h2 id="parts">{t('What is in it')}</h2>
    <QueryView
      query={contents.query}
      skeleton={<SkeletonText lines={3} lineHeight="5rem" />}
      errorTitle={(message) => t('We could not load what is in this bundle: {message}', { message })}
    >
      {(parts) => (
        <ul className={styles.list}>
          {parts.map((part) => (
            <li key={part.id} className={styles.part}>
              <Part part={part} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  </section>
);

function Part({ part }: { part: ShownPart }) {
  const { kind, id, offer, isOwned } = part;
  const title = offer?.title ?? part.title;
  return (
    <>
      <span className={styles.cover}>
        <Cover tiny subject={offer?.subject ?? ''} src={offer?.cover} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {offer || isOwned ? <Link to={productPath(kind, id)}>{title}</Link> : title}
        </h3>
        <p className="meta">{[t(BUNDLE_PART_LABELS[kind]), offer?.by].filter(Boolean).join(' · ')}</p>
      </div>
      <span className={styles.state}>
        {isOwned ? <Badge tone="ok">{t('Yours')}</Badge> : <PartPrice part={part} />}
      </span>
    </>
  );
}

function PartPrice({ part: { kind, offer } }: { part: ShownPart }) {
  if (!offer) return <Badge>{t('Not available just now')}</Badge>;
  return (
    <span className="nums">{offer.price > 0 ? formatMoney(offer.price, currencyOf(kind)) : t('Free')}</span>
  );
}
