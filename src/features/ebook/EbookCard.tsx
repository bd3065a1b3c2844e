import type { EbookRow } from '../../domain/ebook';
import { paths } from '../../domain/paths';
import { Badge } from '../../ui/Badge';
import { Cover } from '../../ui/Cover';
import { FileSize } from '../../ui/FileSize';
import { MediaCard } from '../../ui/MediaCard';
import { Price } from '../../ui/Price';
import { t } from '../../ui/text';
import styles from './EbookCard.module.css';

interface EbookCardProps {
  ebook: EbookRow;
  /** In the first screen: its cover is fetched at once. */
  eager?: boolean;
  /** The heading level that fits the page. */
  level?: 2 | 3;
}

export function EbookCard({ ebook, eager = false, level = 3 }: EbookCardProps) {
  const { id, title, author, category, form_level, cover_url, price, file_size, is_new } = ebook;
  const cover = (
    <>
      <Cover subject={category} form={form_level} src={cover_url} eager={eager} />
      {is_new && (
        <span className={styles.corner}>
          <Badge tone="warn">{t('New')}</Badge>
        </span>
      )}
    </>
  );
  return (
    <MediaCard
      to={paths.ebook(id)}
      title={title}
      by={author}
      about={`${t(category)} · ${form_level}`}
      cover={cover}
      level={level}
    >
      <Price amount={price} />
      {file_size !== null && <FileSize bytes={file_size} />}
    </MediaCard>
  );
}
