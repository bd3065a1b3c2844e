import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PageRequest } from '../../data/page';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import { useSession } from '../../session/useSession';
import { ButtonLink } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { PageHead } from '../../ui/PageHead';
import { Pager } from '../../ui/Pager';
import { StatStrip } from '../../ui/StatStrip';
import { t } from '../../ui/text';
import { AdminEbookFilters } from './AdminEbookFilters';
import { readCursor, readFilter, toRequest, withCursor, writeFilter } from './adminEbookFilter';
import { AdminEbookTable } from './AdminEbookTable';
import { useGetEbookStatsQuery, useListEbooksQuery } from './ebookApi';

/** `/admin/ebooks`: a teacher's own books, or everybody's for an administrator. */
export function Component() {
  const { user } = useSession();
  const createdBy = user && !can(user, 'material.listAll') ? user.uid : null;
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  return (
    <>
      <PageHead title={t('Ebooks & Publications')}>
        <ButtonLink to={paths.adminNewEbook} icon="plus">
          {t('Add New Book')}
        </ButtonLink>
      </PageHead>
      <div className="stack loose">
        <Stats createdBy={createdBy} />
        <AdminEbookFilters
          filter={filter}
          onChange={(change) =>
            setParams((current) => writeFilter({ ...readFilter(current), ...change }), { replace: true })
          }
        />
        <Rows
          createdBy={createdBy}
          params={params}
          onMove={(cursor, options) => setParams((current) => withCursor(current, cursor), options)}
        />
      </div>
    </>
  );
}

function Stats({ createdBy }: { createdBy: string | null }) {
  const { currentData: stats, isError } = useGetEbookStatsQuery(createdBy);
  const figure = (value: number | undefined) => value ?? (isError ? '–' : null);
  return (
    <StatStrip
      stats={[
        { label: t('Total Resources'), value: figure(stats?.total) },
        { label: t('New This Month'), value: figure(stats?.newThisMonth) },
        { label: t('Featured'), value: figure(stats?.featured) },
        { label: t('Free Resources'), value: figure(stats?.free) },
      ]}
    />
  );
}

interface RowsProps {
  createdBy: string | null;
  params: URLSearchParams;
  onMove: (cursor: PageRequest, options?: { replace: boolean }) => void;
}

function Rows({ createdBy, params, onMove }: RowsProps) {
  const cursor = readCursor(params);
  const query = useListEbooksQuery({ createdBy, ...toRequest(readFilter(params)), ...cursor });
  const { data, currentData, error, isFetching, refetch } = query;
  const isPastTheEnd = currentData?.rows.length === 0 && Boolean(cursor.after ?? cursor.before);
  // The last row of a later page may have been deleted: the list goes on where there are rows.
  useEffect(() => {
    if (isPastTheEnd) onMove({}, { replace: true });
  });
  if (error && !currentData) {
    return (
      <ErrorState
        title={t('Failed to load ebooks')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const page = currentData ?? data;
  return (
    <div className="stack">
      <AdminEbookTable
        rows={isPastTheEnd ? undefined : page?.rows}
        isRefreshing={isFetching && page !== undefined}
      />
      <Pager
        isBusy={isFetching}
        onPrevious={page?.previous ? () => onMove({ before: page.previous ?? undefined }) : undefined}
        onNext={page?.next ? () => onMove({ after: page.next ?? undefined }) : undefined}
      />
    </div>
  );
}
