import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../domain/money';
import type { PageRequest } from '../../domain/page';
import { type Payment, type PaymentStatus, productPath } from '../../domain/payment';
import { DateTime } from '../../ui/DateTime';
import { Pager } from '../../ui/Pager';
import { QueryView } from '../../ui/QueryView';
import { SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { useListPurchasesQuery } from './purchaseListApi';
import { PaymentStatusBadge } from './PaymentStatusBadge';
import styles from './Purchases.module.css';

/** So many at once, since a profile must cost few reads. */
const SHOWN = 4;

/** What somebody has bought, and what became of what they say they have paid. */
export function Purchases({ uid }: { uid: string }) {
  const [place, setPlace] = useState<PageRequest>({});
  const query = useListPurchasesQuery({ uid, size: SHOWN, ...place });
  const { next, previous } = query.currentData ?? {};
  return (
    <section className="stack" aria-labelledby="purchases">
      <h2 id="purchases">{t('Purchases')}</h2>
      <QueryView
        query={query}
        skeleton={<SkeletonText lines={SHOWN} lineHeight="4.5rem" />}
        errorTitle={t('We could not load your purchases.')}
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="muted">
              {t('You have bought nothing yet. What costs something has a Buy button on its page.')}
            </p>
          ) : (
            <ul className={styles.list}>
              {rows.map((payment) => (
                <li key={payment.id}>
                  <Purchase payment={payment} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      <Pager
        isBusy={query.isFetching}
        onPrevious={previous ? () => setPlace({ before: previous }) : undefined}
        onNext={next ? () => setPlace({ after: next }) : undefined}
      />
    </section>
  );
}

const WORDS: Record<PaymentStatus, string> = {
  success: 'This is yours: open it.',
  pending: 'An administrator looks for your payment.',
  failed: 'The payment was not found. You can send its reference again.',
  refunded: 'The payment was returned.',
};

/** A lesson opens nothing. */
const LESSON_PAID = 'This lesson is paid.';

function Purchase({ payment }: { payment: Payment }) {
  const { product, product_id, product_kind, status, amount, currency, created_at } = payment;
  return (
    <div className={styles.purchase}>
      <Link className={styles.name} to={productPath(product_kind, product_id)}>
        {product}
      </Link>
      <PaymentStatusBadge status={status} />
      <p className={styles.words}>
        {t(product_kind === 'lesson' && status === 'success' ? LESSON_PAID : WORDS[status])}
        {status === 'pending' && ` ${t('Reference: {id}', { id: payment.transaction_id })}`}
      </p>
      <p className="meta">
        {formatMoney(amount, currency)} · <DateTime at={created_at} dayOnly />
      </p>
    </div>
  );
}
