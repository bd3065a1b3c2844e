import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PageRequest } from '../../data/page';
import { MESSAGE_STATUSES, type Message, type MessageStatus } from '../../domain/contact';
import { ErrorState } from '../../ui/ErrorState';
import { FilterBar } from '../../ui/FilterBar';
import { FilterSelect } from '../../ui/FilterSelect';
import { PageHead } from '../../ui/PageHead';
import { Pager } from '../../ui/Pager';
import { t } from '../../ui/text';
import { AdminMessageDialog } from './AdminMessageDialog';
import { AdminMessageTable } from './AdminMessageTable';
import { useListMessagesQuery } from './messageApi';

const ALL = 'all';

const statusOf = (params: URLSearchParams): MessageStatus | undefined =>
  MESSAGE_STATUSES.find((status) => status === params.get('status'));

const toParams = (status: MessageStatus | undefined, { after, before }: PageRequest = {}) => ({
  ...(status && { status }),
  ...(after ? { after } : before ? { before } : {}),
});

/** `/admin/messages`: what people wrote through the contact form. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const status = statusOf(params);
  return (
    <>
      <PageHead title={t('Messages')} lead={t('What people wrote through the contact page.')} />
      <div className="stack loose">
        <FilterBar
          search={
            <FilterSelect
              label={t('Status')}
              options={[
                { value: ALL, label: t('All messages') },
                { value: 'new', label: t('New') },
                { value: 'done', label: t('Done') },
              ]}
              value={status ?? ALL}
              onChange={(value) =>
                setParams(toParams(MESSAGE_STATUSES.find((known) => known === value)), { replace: true })
              }
            />
          }
        />
        <Rows
          status={status}
          cursor={{ after: params.get('after') ?? undefined, before: params.get('before') ?? undefined }}
          onMove={(cursor, options) => setParams(toParams(status, cursor), options)}
        />
      </div>
    </>
  );
}

interface RowsProps {
  status: MessageStatus | undefined;
  cursor: PageRequest;
  onMove: (cursor: PageRequest, options?: { replace: boolean }) => void;
}

function Rows({ status, cursor, onMove }: RowsProps) {
  const [opened, setOpened] = useState<Message | null>(null);
  const { data, currentData, error, isFetching, refetch } = useListMessagesQuery({ status, ...cursor });
  const isPastTheEnd = currentData?.rows.length === 0 && Boolean(cursor.after ?? cursor.before);
  // The last row of a later page may have been ticked off: the list goes on where there are rows.
  useEffect(() => {
    if (isPastTheEnd) onMove({}, { replace: true });
  });
  if (error && !currentData) {
    return (
      <ErrorState
        title={t('Failed to load messages')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const page = currentData ?? data;
  return (
    <div className="stack">
      <AdminMessageTable
        rows={isPastTheEnd ? undefined : page?.rows}
        isRefreshing={isFetching && page !== undefined}
        onOpen={setOpened}
      />
      <Pager
        isBusy={isFetching}
        onPrevious={page?.previous ? () => onMove({ before: page.previous ?? undefined }) : undefined}
        onNext={page?.next ? () => onMove({ after: page.next ?? undefined }) : undefined}
      />
      <AdminMessageDialog message={opened} onClose={() => setOpened(null)} />
    </div>
  );
}
