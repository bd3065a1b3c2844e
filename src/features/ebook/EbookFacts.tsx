import { BOOK_TYPE_LABELS, type Ebook } from '../../domain/ebook';
import { formatBytes } from '../../domain/size';
import { t } from '../../ui/text';
import styles from './EbookPage.module.css';

/** What the record knows; what it does not know is left out. */
export function EbookFacts({ ebook }: { ebook: Ebook }) {
  const facts: [name: string, value: string | number | null][] = [
    ['Pages', ebook.page_count],
    ['Language', ebook.language && t(ebook.language)],
    ['Year', ebook.year],
    ['Format', ebook.format],
    ['Size', ebook.file_size && formatBytes(ebook.file_size)],
    ['Type', t(BOOK_TYPE_LABELS[ebook.type])],
    ['Publisher', ebook.publisher],
    ['ISBN', ebook.isbn],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null &&
          value !== '' && (
            <div key={name} className={name === 'ISBN' ? styles.unbroken : undefined}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
