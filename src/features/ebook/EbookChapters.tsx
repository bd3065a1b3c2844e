import { Link } from 'react-router-dom';
import type { Chapter, Ebook } from '../../domain/ebook';
import { paths } from '../../domain/paths';
import { t } from '../../ui/text';
import styles from './EbookPage.module.css';

/** `isOpen`: the reader may go straight to a chapter's page. */
export function EbookChapters({ ebook, isOpen }: { ebook: Ebook; isOpen: boolean }) {
  if (ebook.chapters.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="chapters">
      <h2 id="chapters">{t('Chapters')}</h2>
      <ol>
        {ebook.chapters.map((chapter, index) => (
          <li key={index}>
            {isOpen && chapter.page_start !== null ? (
              <Link className={styles.chapter} to={`${paths.readEbook(ebook.id)}?page=${chapter.page_start}`}>
                <ChapterLine chapter={chapter} index={index} />
              </Link>
            ) : (
              <span className={styles.chapter}>
                <ChapterLine chapter={chapter} index={index} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function ChapterLine({ chapter, index }: { chapter: Chapter; index: number }) {
  return (
    <>
      <span className={styles.number}>{index + 1}</span>
      <span className="grow">{chapter.title}</span>
      {chapter.page_start !== null && (
        <span className="meta nums">{t('Page {n}', { n: chapter.page_start })}</span>
      )}
    </>
  );
}
