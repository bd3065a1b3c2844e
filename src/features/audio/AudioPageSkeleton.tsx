import { paths } from '../../domain/paths';
import { PageTitle } from '../../ui/PageTitle';
import { Skeleton, SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { TextLink } from '../../ui/TextLink';
import styles from './AudioPage.module.css';

/** An audiobook's page before it is here; the build prerenders it. */
export function AudioPageSkeleton() {
  return (
    <div className="wrap page" aria-busy="true">
      <PageTitle title={t('Audiobook')} />
      <TextLink to={paths.audioLibrary} before="back">
        {t('Audio Library')}
      </TextLink>
      <p className="srOnly" role="status">
        {t('Loading audio...')}
      </p>
      <div className={styles.detail} aria-hidden="true">
        <div className={styles.cover}>
          <Skeleton cover />
        </div>
        <div className={`stack tight ${styles.head}`}>
          <SkeletonText lineHeight="var(--lh-sm)" />
          <SkeletonText lines={2} lineHeight="2.375rem" />
          <SkeletonText />
        </div>
        <div className={`panel stack ${styles.actions}`}>
          <Skeleton height="2.25rem" width="50%" />
          <Skeleton height="3rem" />
        </div>
        <div className={styles.text}>
          <SkeletonText lines={3} lineHeight="var(--lh-lg)" />
        </div>
        <div className={styles.facts}>
          <SkeletonText lines={6} />
        </div>
      </div>
    </div>
  );
}
