import type { Ebook } from '../../domain/ebook';
import { paths } from '../../domain/paths';
import { NumberedLine } from '../../ui/NumberedLine';
import { t } from '../../ui/text';

/** `isOpen`: the reader may go straight to a chapter's page. */
export function EbookChapters({ ebook, isOpen }: { ebook: Ebook; isOpen: boolean }) {
  if (ebook.chapters.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="chapters">
      <h2 id="chapters">{t('Chapters')}</h2>
      <ol>
        {ebook.chapters.map(({ title, page_start }, index) => (
          <li key={index}>
            <NumberedLine
              number={index + 1}
              to={
                isOpen && page_start !== null ? `${paths.readEbook(ebook.id)}?page=${page_start}` : undefined
              }
            >
              <span className="grow">{title}</span>
              {page_start !== null && <span className="meta nums">{t('Page {n}', { n: page_start })}</span>}
            </NumberedLine>
          </li>
        ))}
      </ol>
    </section>
  );
}
