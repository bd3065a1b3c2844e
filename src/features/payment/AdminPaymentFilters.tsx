import { useState } from 'react';
import { CURRENCIES } from '../../domain/money';
import {
  PAYMENT_METHODS,
  PAYMENT_STATUS_LABELS,
  PAYMENT_STATUSES,
  PRODUCT_TYPES,
} from '../../domain/payment';
import { Button } from '../../ui/Button';
import { FilterBar } from '../../ui/FilterBar';
import { asOptions } from '../../ui/form/asOptions';
import { SearchBox } from '../../ui/SearchBox';
import { TableFilter } from '../../ui/table/TableFilter';
import { t } from '../../ui/text';
import type { AdminPaymentUrl } from './adminPaymentUrl';

interface AdminPaymentFiltersProps {
  url: AdminPaymentUrl;
  /** Whose statement it is. */
  customer: string | undefined;
}

export function AdminPaymentFilters({ url, customer }: AdminPaymentFiltersProps) {
  const [isOpen, setOpen] = useState(url.filterCount > 0);
  return (
    <FilterBar
      search={
        <SearchBox
          label={t('Search payments')}
          placeholder={t('Search by customer, product or transaction ID...')}
          value={url.search}
          onChange={url.setSearch}
        />
      }
    >
      <Button variant="line" icon="filter" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {url.filterCount > 0 ? t('Filter ({count})', { count: url.filterCount }) : t('Filter')}
      </Button>
      {url.filter.customer && (
        <Button variant="line" icon="close" onClick={() => url.setFilter('customer', undefined)}>
          {t('Only {name}', { name: customer ?? '' })}
        </Button>
      )}
      {isOpen && (
        <>
          <TableFilter
            url={url}
            name="status"
            label={t('Status')}
            all={t('All Statuses')}
            options={PAYMENT_STATUSES.map((value) => ({ value, label: t(PAYMENT_STATUS_LABELS[value]) }))}
          />
          <TableFilter
            url={url}
            name="type"
            label={t('Product Type')}
            all={t('All Product Types')}
            options={asOptions(PRODUCT_TYPES)}
          />
          <TableFilter
            url={url}
            name="method"
            label={t('Method')}
            all={t('All Methods')}
            options={asOptions(PAYMENT_METHODS)}
          />
          <TableFilter
            url={url}
            name="currency"
            label={t('Currency')}
            all={t('All Currencies')}
            options={asOptions(CURRENCIES)}
          />
          <Button variant="quiet" onClick={url.reset}>
            {t('Reset')}
          </Button>
        </>
      )}
    </FilterBar>
  );
}
