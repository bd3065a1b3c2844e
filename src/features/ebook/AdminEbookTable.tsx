import { useState } from 'react';
import { BOOK_TYPE_LABELS, type Ebook, shortId } from '../../domain/ebook';
import type { Page } from '../../domain/page';
import { paths } from '../../domain/paths';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Cover } from '../../ui/Cover';
import { Price } from '../../ui/Price';
import type { QueryLike } from '../../ui/QueryView';
import { byNumber, byText, type Columns } from '../../ui/table/column';
import { HideButtons } from '../../ui/table/HideButtons';
import { PagedTable } from '../../ui/table/PagedTable';
import { t } from '../../ui/text';
import { AdminEbookDelete } from './AdminEbookDelete';
import { AdminEbookExport } from './AdminEbookExport';
import styles from './AdminEbookTable.module.css';
import type { AdminEbookUrl } from './adminEbookUrl';
import { useHideEbooksMutation } from './ebookApi';
import type { EbookListRequest } from './ebookDocs';

const COLUMNS: Columns<Ebook> = [
  { head: 'Title', cell: (ebook) => <TitleCell ebook={ebook} />, sort: byText('title') },
  { head: 'Type', cell: ({ type }) => t(BOOK_TYPE_LABELS[type]), low: true },
  { head: 'Subject', cell: ({ category }) => t(category), phone: 'below' },
  { head: 'Form Level', cell: ({ form_level }) => t(form_level), phone: 'below' },
  { head: 'Publisher', cell: ({ publisher }) => publisher, low: true },
  { head: 'Format', cell: ({ format }) => format, low: true },
  {
    head: 'Price',
    cell: ({ price }) => <Price amount={price} />,
    sort: byNumber('price'),
    align: 'end',
    phone: 'beside',
  },
  { head: 'Tags', cell: (ebook) => <Tags ebook={ebook} />, phone: 'below' },
];

interface AdminEbookTableProps {
  query: QueryLike<Page<Ebook>>;
  url: AdminEbookUrl;
  /** What the query asked for, for the export. */
  request: EbookListRequest;
}

export function AdminEbookTable({ query, url, request }: AdminEbookTableProps) {
  const [doomed, setDoomed] = useState<{ ebooks: readonly Ebook[]; onDone: () => void } | null>(null);
  const [hide, hiding] = useHideEbooksMutation();
  return (
    <>
      <PagedTable
        name="ebooks"
        query={query}
        url={url}
        errorTitle={t('Failed to load ebooks')}
        caption={t('Ebooks & Publications')}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        rowTo={({ id }) => paths.adminEditEbook(id)}
        empty={t('No resources found for these filters.')}
        loadingText={t('Loading ebooks...')}
        tools={<AdminEbookExport request={request} />}
        bulk={(ebooks, onDone) => (
          <>
            <HideButtons
              isBusy={hiding.isLoading}
              setHidden={(isHidden) => hide({ ids: ebooks.map(({ id }) => id), isHidden })}
              onDone={onDone}
            />
            <Button variant="quiet" small icon="trash" onClick={() => setDoomed({ ebooks, onDone })}>
              {t('Delete')}
            </Button>
          </>
        )}
      />
      {doomed && <AdminEbookDelete {...doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}

function Tags({ ebook: { is_new, is_hidden } }: { ebook: Ebook }) {
  return (
    <>
      {is_new && <Badge tone="warn">{t('New')}</Badge>}
      {is_hidden && <Badge>{t('Hidden')}</Badge>}
    </>
  );
}

function TitleCell({ ebook }: { ebook: Ebook }) {
  return (
    <span className={styles.title}>
      <span className={styles.cover}>
        <Cover subject={ebook.category} src={ebook.cover_url} tiny />
      </span>
      <span className={styles.words}>
        {ebook.title}
        <span className={styles.id}>{shortId(ebook.id)}</span>
      </span>
    </span>
  );
}
