import { useState } from 'react';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import { type Resource, RESOURCE_KIND_LABELS, RESOURCE_KINDS } from '../../domain/resource';
import { SUBJECTS } from '../../domain/subject';
import { useSession } from '../../session/useSession';
import { Badge } from '../../ui/Badge';
import { ButtonLink } from '../../ui/Button';
import { FilterBar } from '../../ui/FilterBar';
import type { MenuItem } from '../../ui/Menu';
import { PageHead } from '../../ui/PageHead';
import { SearchBox } from '../../ui/SearchBox';
import { byText, type Columns } from '../../ui/table/column';
import { type CsvColumn, ExportButton } from '../../ui/table/ExportButton';
import { PagedTable } from '../../ui/table/PagedTable';
import { TableFilter } from '../../ui/table/TableFilter';
import { useTableUrl } from '../../ui/table/useTableUrl';
import { t } from '../../ui/text';
import {
  useLazyExportResourcesQuery,
  useListResourcesQuery,
  useSetResourcePublishedMutation,
} from './adminResourceApi';
import { AdminResourceDelete } from './AdminResourceDelete';
import type { ResourceListRequest } from './adminResourceDocs';

// Indexed in firestore.indexes.json together with every filter.
const URL_OPTIONS = { filters: { kind: RESOURCE_KINDS, subject: SUBJECTS }, sorts: ['title'] } as const;

const COLUMNS: Columns<Resource> = [
  { head: 'Title', cell: ({ title }) => title, sort: byText('title') },
  { head: 'Kind', cell: ({ kind }) => t(RESOURCE_KIND_LABELS[kind]), phone: 'below' },
  { head: 'Subject', cell: ({ subject }) => t(subject), phone: 'below' },
  { head: 'Form Level', cell: ({ form_level }) => t(form_level), low: true },
  { head: 'Topic', cell: ({ topic }) => topic || '–', low: true },
  {
    head: 'Status',
    cell: ({ published }) => (
      <Badge tone={published ? 'ok' : 'neutral'}>{published ? t('On the site') : t('Hidden')}</Badge>
    ),
    phone: 'beside',
  },
];

const CSV: readonly CsvColumn<Resource>[] = [
  { head: 'Id', value: ({ id }) => id },
  { head: 'Title', value: ({ title }) => title },
  { head: 'Kind', value: ({ kind }) => t(RESOURCE_KIND_LABELS[kind]) },
  { head: 'Subject', value: ({ subject }) => subject },
  { head: 'Form Level', value: ({ form_level }) => form_level },
  { head: 'Topic', value: ({ topic }) => topic },
  { head: 'Address', value: ({ url }) => url },
  { head: 'On the site', value: ({ published }) => published },
  { head: 'Added', value: ({ created_at }) => new Date(created_at).toISOString() },
];

/** `/admin/resources`: a teacher's own study resources, or everybody's for an administrator. */
export function Component() {
  const { user } = useSession();
  const url = useTableUrl(URL_OPTIONS);
  const [doomed, setDoomed] = useState<Resource | null>(null);
  const [read] = useLazyExportResourcesQuery();
  const menuOf = useResourceMenu(setDoomed);
  const request: ResourceListRequest = {
    createdBy: user && !can(user, 'material.listAll') ? user.uid : null,
    kind: url.filter.kind,
    subject: url.filter.subject,
    search: url.search.trim() || undefined,
    sort: url.sort,
    ...url.cursor,
  };
  const isFiltered = Boolean(request.search ?? request.kind ?? request.subject);
  return (
    <>
      <PageHead title={t('Study resources')}>
        <ButtonLink to={paths.adminNewResource} icon="plus">
          {t('New resource')}
        </ButtonLink>
      </PageHead>
      <div className="stack loose">
        <Filters url={url} />
        <PagedTable
          name="resources"
          query={useListResourcesQuery(request)}
          url={url}
          errorTitle={(message) => t('Failed to load study resources: {message}', { message })}
          caption={t('Study resources')}
          columns={COLUMNS}
          rowKey={({ id }) => id}
          rowLabel={({ title }) => title}
          rowTo={({ id }) => paths.adminEditResource(id)}
          rowMenu={menuOf}
          skeletonRows={5}
          empty={
            isFiltered
              ? t('No study resources match your search.')
              : t('No study resources yet. Share a link, a file or notes with your students.')
          }
          tools={
            <ExportButton
              small
              fileName="resources"
              columns={CSV}
              request={request}
              readPage={(page) => read(page).unwrap()}
            />
          }
        />
      </div>
      {doomed && <AdminResourceDelete resource={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}

const Filters = ({ url }: { url: ReturnType<typeof useTableUrl<typeof URL_OPTIONS.filters>> }) => (
  <FilterBar
    search={
      <SearchBox
        label={t('Search study resources')}
        placeholder={t('Search by title, subject or topic...')}
        value={url.search}
        onChange={url.setSearch}
      />
    }
  >
    <TableFilter
      url={url}
      name="kind"
      label={t('Kind')}
      all={t('All kinds')}
      options={RESOURCE_KINDS.map((value) => ({ value, label: t(RESOURCE_KIND_LABELS[value]) }))}
    />
    <TableFilter
      url={url}
      name="subject"
      label={t('Subject')}
      all={t('All Subjects')}
      options={SUBJECTS.map((value) => ({ value, label: t(value) }))}
    />
  </FilterBar>
);

function useResourceMenu(onDelete: (resource: Resource) => void) {
  const [setPublished] = useSetResourcePublishedMutation();
  return (resource: Resource): readonly MenuItem[] => {
    const { id, published } = resource;
    return [
      { label: t('Edit'), icon: 'edit', to: paths.adminEditResource(id) },
      {
        label: published ? t('Hide') : t('Show'),
        icon: published ? 'lock' : 'upload',
        onSelect: () => void setPublished({ id, isPublished: !published }),
      },
      { label: t('Delete'), icon: 'trash', onSelect: () => onDelete(resource) },
    ];
  };
}
