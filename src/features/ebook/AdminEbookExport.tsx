import { BOOK_TYPE_LABELS, type Ebook } from '../../domain/ebook';
import { type CsvColumn, ExportButton } from '../../ui/table/ExportButton';
import { t } from '../../ui/text';
import { useLazyExportEbooksQuery } from './ebookApi';
import type { EbookListRequest } from './ebookDocs';

const COLUMNS: readonly CsvColumn<Ebook>[] = [
  { head: 'Id', value: ({ id }) => id },
  { head: 'Title', value: ({ title }) => title },
  { head: 'Type', value: ({ type }) => t(BOOK_TYPE_LABELS[type]) },
  { head: 'Subject', value: ({ category }) => category },
  { head: 'Form Level', value: ({ form_level }) => form_level },
  { head: 'Author', value: ({ author }) => author },
  { head: 'Publisher', value: ({ publisher }) => publisher },
  { head: 'Format', value: ({ format }) => format },
  { head: 'Price (TSh)', value: ({ price }) => price },
  { head: 'New', value: ({ is_new }) => is_new },
  { head: 'Featured', value: ({ is_featured }) => is_featured },
  { head: 'Added', value: ({ created_at }) => new Date(created_at).toISOString() },
];

export function AdminEbookExport({ request }: { request: EbookListRequest }) {
  const [read] = useLazyExportEbooksQuery();
  return (
    <ExportButton
      small
      fileName="ebooks"
      columns={COLUMNS}
      request={request}
      readPage={(page) => read(page).unwrap()}
    />
  );
}
