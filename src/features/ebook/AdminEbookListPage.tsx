import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import { useSession } from '../../session/useSession';
import { ButtonLink } from '../../ui/Button';
import { PageHead } from '../../ui/PageHead';
import { StatStrip } from '../../ui/StatStrip';
import { t } from '../../ui/text';
import { AdminEbookFilters } from './AdminEbookFilters';
import { AdminEbookTable } from './AdminEbookTable';
import { useAdminEbookUrl } from './adminEbookUrl';
import { useGetEbookStatsQuery, useListEbooksQuery } from './ebookApi';

/** `/admin/ebooks`: a teacher's own books, or everybody's for an administrator. */
export function Component() {
  const { user } = useSession();
  const createdBy = user && !can(user, 'material.listAll') ? user.uid : null;
  const url = useAdminEbookUrl();
  const { type, subject, form: formLevel } = url.filter;
  const search = url.search.trim() || undefined;
  const request = { createdBy, type, subject, formLevel, search, sort: url.sort, ...url.cursor };
  const query = useListEbooksQuery(request);
  return (
    <>
      <PageHead title={t('Ebooks & Publications')}>
        <ButtonLink to={paths.adminNewEbook} icon="plus">
          {t('Add New Book')}
        </ButtonLink>
      </PageHead>
      <div className="stack loose">
        <Stats createdBy={createdBy} />
        <AdminEbookFilters url={url} />
        <AdminEbookTable query={query} url={url} request={request} />
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
