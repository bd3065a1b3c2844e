import { BOOK_TYPE_LABELS, type Ebook, shortId } from '../../domain/ebook';
import { paths } from '../../domain/paths';
import { Badge } from '../../ui/Badge';
import { Cover } from '../../ui/Cover';
import { type Column, DataTable } from '../../ui/DataTable';
import { Price } from '../../ui/Price';
import { t } from '../../ui/text';
import styles from './AdminEbookTable.module.css';

const columns = (): [Column<Ebook>, ...Column<Ebook>[]] => [
  { head: t('Title'), cell: (ebook) => <TitleCell ebook={ebook} /> },
  { head: t('Type'), cell: ({ type }) => t(BOOK_TYPE_LABELS[type]), low: true },
  { head: t('Subject'), cell: ({ category }) => t(category), phone: 'below' },
  { head: t('Form Level'), cell: ({ form_level }) => t(form_level), phone: 'below' },
  { head: t('Publisher'), cell: ({ publisher }) => publisher, low: true },
  { head: t('Format'), cell: ({ format }) => format, low: true },
  { head: t('Price'), cell: ({ price }) => <Price amount={price} />, align: 'end', phone: 'beside' },
  { head: t('Tags'), cell: ({ is_new }) => is_new && <Badge tone="warn">{t('New')}</Badge>, phone: 'below' },
];

interface AdminEbookTableProps {
  /** Undefined while they load. */
  rows: readonly Ebook[] | undefined;
  isRefreshing: boolean;
}

export function AdminEbookTable({ rows, isRefreshing }: AdminEbookTableProps) {
  return (
    <DataTable
      caption={t('Ebooks & Publications')}
      columns={columns()}
      rows={rows}
      rowKey={({ id }) => id}
      rowTo={({ id }) => paths.adminEditEbook(id)}
      empty={t('No resources found for these filters.')}
      loadingText={t('Loading ebooks...')}
      isRefreshing={isRefreshing}
    />
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
