import type { Ebook } from '../../../domain/ebook';
import { formatBytes } from '../../../domain/size';
import { ProgressBar } from '../../../ui/ProgressBar';
import { Loading, Skeleton, SkeletonText } from '../../../ui/Skeleton';
import { t } from '../../../ui/text';
import { ReaderFrame } from './ReaderFrame';
import styles from './ReaderStates.module.css';

/** `share`: how much is here of a file that is fetched whole. */
export function ReaderOpening({ ebook, share }: { ebook: Ebook; share?: number | undefined }) {
  return (
    <ReaderFrame ebook={ebook} heading={t('Opening...')}>
      <main className={styles.sheet}>
        {share !== undefined && ebook.file_size !== null && (
          <div className="stack tight">
            <p className="meta nums">{t('Getting {size}', { size: formatBytes(ebook.file_size) })}</p>
            <ProgressBar value={share} label={t('Getting the book')} />
          </div>
        )}
        <Loading label={t('Opening the book...')}>
          <div className="stack">
            <Skeleton height="2.5rem" width="70%" />
            <SkeletonText lines={10} lineHeight="1.9rem" />
          </div>
        </Loading>
      </main>
    </ReaderFrame>
  );
}
