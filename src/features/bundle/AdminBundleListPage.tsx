import { useState } from 'react';
import type { Bundle } from '../../domain/bundle';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import { useSession } from '../../session/useSession';
import { Badge } from '../../ui/Badge';
import { ButtonLink } from '../../ui/Button';
import { FilterBar } from '../../ui/FilterBar';
import type { MenuItem } from '../../ui/Menu';
import { PageHead } from '../../ui/PageHead';
import { Price } from '../../ui/Price';
import { SearchBox } from '../../ui/SearchBox';
import { byNumber, byText, type Columns } from '../../ui/table/column';
import { type CsvColumn, ExportButton } from '../../ui/table/ExportButton';
import { PagedTable } from '../../ui/table/PagedTable';
import { useTableUrl } from '../../ui/table/useTableUrl';
import { t } from '../../ui/text';
import {
  useLazyExportBundlesQuery,
  useListBundlesQuery,
  useSetBundlePublishedMutation,
} from './adminBundleApi';
import { AdminBundleDelete } from './AdminBundleDelete';
import type { BundleListRequest } from './adminBundleDocs';
import { partCount } from './bundleLabels';

// Indexed in firestore.indexes.json together with every filter.
const URL_OPTIONS = { filters: {}, sorts: ['title', 'price'] } as const;

const COLUMNS: Columns<Bundle> = [
  { head: 'Title', cell: ({ title }) => title, sort: byText('title') },
  { head: 'Subject', cell: ({ subject }) => (subject ? t(subject) : t('Several subjects')), phone: 'below' },
  { head: 'Form Level', cell: ({ form_level }) => t(form_level), low: true },
  { head: 'Contents', cell: ({ parts }) => partCount(parts), low: true },
  {
    head: 'Price',
    cell: ({ price }) => <Price amount={price} />,
    sort: byNumber('price'),
    align: 'end',
    phone: 'beside',
  },
  {
    head: 'Status',
    cell: ({ published }) => (
      <Badge tone={published ? 'ok' : 'neutral'}>{published ? t('On the site') : t('Hidden')}</Badge>
    ),
    phone: 'below',
  },
];

const CSV: readonly CsvColumn<Bundle>[] = [
  { head: 'Id', value: ({ id }) => id },
  { head: 'Title', value: ({ title }) => title },
  { head: 'Subject', value: ({ subject }) => subject },
  { head: 'Form Level', value: ({ form_level }) => form_level },
  { head: 'Contents', value: ({ parts }) => parts.map(({ title }) => title).join('; ') },
  { head: 'Price (TSh)', value: ({ price }) => price },
  { head: 'On the site', value: ({ published }) => published },
  { head: 'Added', value: ({ created_at }) => new Date(created_at).toISOString() },
];

/** `/admin/bundles`: a teacher's own bundles, or everybody's for an administrator. */
export function Component() {
  const { user } = useSession();
  const url = useTableUrl(URL_OPTIONS);
  const [doomed, setDoomed] = useState<Bundle | null>(null);
  const [read] = useLazyExportBundlesQuery();
  const menuOf = useBundleMenu(setDoomed);
  const request: BundleListRequest = {
    createdBy: user && !can(user, 'material.listAll') ? user.uid : null,
    search: url.search.trim() || undefined,
    sort: url.sort,
    ...url.cursor,
  };
  return (
    <>
      <PageHead title={t('Bundles')}>
        <ButtonLink to={paths.adminNewBundle} icon="plus">
          {t('New bundle')}
        </ButtonLink>
      </PageHead>
      <div className="stack loose">
        <FilterBar
          search={
            <SearchBox
              label={t('Search bundles')}
              placeholder={t('Search by title or subject...')}
              value={url.search}
              onChange={url.setSearch}
            />
          }
        />
        <PagedTable
          name="bundles"
          query={useListBundlesQuery(request)}
          url={url}
          errorTitle={(message) => t('Failed to load bundles: {message}', { message })}
          caption={t('Bundles')}
          columns={COLUMNS}
          rowKey={({ id }) => id}
          rowLabel={({ title }) => title}
          rowTo={({ id }) => paths.adminEditBundle(id)}
          rowMenu={menuOf}
          skeletonRows={5}
          empty={
            request.search
              ? t('No bundles match your search.')
              : t('No bundles yet. Put some of your material together and sell it at one price.')
          }
          tools={
            <ExportButton
              small
              fileName="bundles"
              columns={CSV}
              request={request}
              readPage={(page) => read(page).unwrap()}
            />
          }
        />
      </div>
      {doomed && <AdminBundleDelete bundle={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}

function useBundleMenu(onDelete: (bundle: Bundle) => void) {
  const [setPublished] = useSetBundlePublishedMutation();
  return (bundle: Bundle): readonly MenuItem[] => {
    const { id, published } = bundle;
    return [
      { label: t('Edit'), icon: 'edit', to: paths.adminEditBundle(id) },
      { label: t('See it as a learner'), icon: 'eye', to: paths.bundle(id) },
      {
        label: published ? t('Hide') : t('Show'),
        icon: published ? 'lock' : 'upload',
        onSelect: () => void setPublished({ id, isPublished: !published }),
      },
      { label: t('Delete'), icon: 'trash', onSelect: () => onDelete(bundle) },
    ];
  };
}
