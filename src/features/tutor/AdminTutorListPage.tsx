import { paths } from '../../domain/paths';
import { TUTOR_STATUS_LABELS, TUTOR_STATUSES, type TutorStatus } from '../../domain/tutor';
import { Button, ButtonLink } from '../../ui/Button';
import { FilterBar } from '../../ui/FilterBar';
import { PageHead } from '../../ui/PageHead';
import { SearchBox } from '../../ui/SearchBox';
import { TableFilter } from '../../ui/table/TableFilter';
import { type TableUrl, useTableUrl } from '../../ui/table/useTableUrl';
import { t } from '../../ui/text';
import { AdminTutorExport } from './AdminTutorExport';
import { AdminTutorTable } from './AdminTutorTable';
import { useListTutorsQuery } from './tutorApi';

const URL_OPTIONS = {
  filters: { status: TUTOR_STATUSES, verified: ['yes', 'no'] },
  // Indexed in firestore.indexes.json together with every filter.
  sorts: ['name', 'rating'],
} as const;

/** `/admin/tutors` */
export function Component() {
  const url = useTableUrl(URL_OPTIONS);
  const { status, verified } = url.filter;
  const request = {
    createdBy: null,
    status: status as TutorStatus | undefined,
    verified: verified ? verified === 'yes' : undefined,
    search: url.search.trim() || undefined,
    sort: url.sort,
    ...url.cursor,
  };
  return (
    <>
      <PageHead title={t('Tutors')}>
        <AdminTutorExport request={request} />
        <ButtonLink to={paths.adminNewTutor} icon="plus">
          {t('Add New Tutor')}
        </ButtonLink>
      </PageHead>
      <div className="stack loose">
        <Filters url={url} />
        <AdminTutorTable query={useListTutorsQuery(request)} url={url} />
      </div>
    </>
  );
}

function Filters({ url }: { url: TableUrl<(typeof URL_OPTIONS)['filters']> }) {
  return (
    <FilterBar
      search={
        <SearchBox
          label={t('Search tutors')}
          placeholder={t('Search by name or specialty...')}
          value={url.search}
          onChange={url.setSearch}
        />
      }
    >
      <TableFilter
        url={url}
        name="status"
        label={t('Status')}
        all={t('All Statuses')}
        options={TUTOR_STATUSES.map((value) => ({ value, label: t(TUTOR_STATUS_LABELS[value]) }))}
      />
      <TableFilter
        url={url}
        name="verified"
        label={t('Verified')}
        all={t('Verified or not')}
        options={[
          { value: 'yes', label: t('Verified') },
          { value: 'no', label: t('Not verified') },
        ]}
      />
      <Button variant="quiet" onClick={url.reset}>
        {t('Reset')}
      </Button>
    </FilterBar>
  );
}
