import { useState } from 'react';
import { Button } from '../../ui/Button';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';
import { AdminPaymentExport } from './AdminPaymentExport';
import { AdminPaymentFilters } from './AdminPaymentFilters';
import { AdminPaymentNewDialog } from './AdminPaymentNewDialog';
import { AdminPaymentTable } from './AdminPaymentTable';
import { AdminPaymentTotals } from './AdminPaymentTotals';
import { AdminPayWaysDialog } from './AdminPayWaysDialog';
import { useAdminPaymentUrl } from './adminPaymentUrl';
import { useListPaymentsQuery } from './paymentApi';

/** `/admin/payments`: who paid what, and what it adds up to; of one customer it is their statement. */
export function Component() {
  const { url, request } = useAdminPaymentUrl();
  const query = useListPaymentsQuery(request);
  const [isAdding, setAdding] = useState(false);
  const [isTelling, setTelling] = useState(false);
  const customer = query.currentData?.rows.find(({ uid }) => uid === request.uid)?.name ?? request.uid;
  return (
    <>
      <PageHead
        title={t('Payments')}
        {...(request.uid && { lead: t('Statement of {name}', { name: customer ?? '' }) })}
      >
        <AdminPaymentExport request={request} />
        <Button variant="line" onClick={() => setTelling(true)}>
          {t('How buyers pay')}
        </Button>
        <Button icon="plus" onClick={() => setAdding(true)}>
          {t('Create Payment')}
        </Button>
      </PageHead>
      <div className="stack loose">
        <AdminPaymentTotals request={request} />
        <AdminPaymentFilters url={url} customer={customer} />
        <AdminPaymentTable query={query} url={url} />
      </div>
      {isTelling && <AdminPayWaysDialog onClose={() => setTelling(false)} />}
      {isAdding && <AdminPaymentNewDialog onClose={() => setAdding(false)} />}
    </>
  );
}
