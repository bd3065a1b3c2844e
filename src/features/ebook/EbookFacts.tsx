import { BOOK_TYPE_LABELS, type Ebook } from '../../domain/ebook';
import { formatBytes } from '../../domain/size';
import { type Fact, Facts } from '../../ui/Facts';
import { t } from '../../ui/text';

/** What the record knows; what it does not know is left out. */
export function EbookFacts({ ebook }: { ebook: Ebook }) {
  const facts: Fact[] = [
    { name: 'Pages', value: ebook.page_count },
    { name: 'Language', value: ebook.language && t(ebook.language) },
    { name: 'Year', value: ebook.year },
    { name: 'Format', value: ebook.format },
    { name: 'Size', value: ebook.file_size && formatBytes(ebook.file_size) },
    { name: 'Type', value: t(BOOK_TYPE_LABELS[ebook.type]) },
    { name: 'Publisher', value: ebook.publisher },
    { name: 'ISBN', value: ebook.isbn, isUnbroken: true },
  ];
  return <Facts inColumns facts={facts} />;
}
