import { MESSAGE_STATUSES, type MessageStatus } from '../../domain/contact';
import { FilterBar } from '../../ui/FilterBar';
import { PageHead } from '../../ui/PageHead';
import { TableFilter } from '../../ui/table/TableFilter';
import { useTableUrl } from '../../ui/table/useTableUrl';
import { t } from '../../ui/text';
import { AdminMessageTable } from './AdminMessageTable';
import { useListMessagesQuery } from './messageApi';

const URL_OPTIONS = {
  filters: { status: MESSAGE_STATUSES },
  sorts: ['created_at'],
  order: { by: 'created_at', direction: 'desc' },
} as const;

/** `/admin/messages`: what people wrote through the contact form. */
export function Component() {
  const url = useTableUrl(URL_OPTIONS);
  const status = url.filter.status as MessageStatus | undefined;
  const request = { status, sort: url.sort, ...url.cursor };
  const query = useListMessagesQuery(request);
  return (
    <>
      <PageHead title={t('Messages')} lead={t('What people wrote through the contact page.')} />
      <div className="stack loose">
        <FilterBar
          search={
            <TableFilter
              url={url}
              name="status"
              label={t('Status')}
              all={t('All messages')}
              options={[
                { value: 'new', label: t('New') },
                { value: 'done', label: t('Done') },
              ]}
            />
          }
        />
        <AdminMessageTable query={query} url={url} request={request} />
      </div>
    </>
  );
}
