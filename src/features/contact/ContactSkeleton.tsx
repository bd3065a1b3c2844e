import { FieldSkeleton, Loading, Skeleton } from '../../ui/Skeleton';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';
import styles from './ContactPage.module.css';

/** The page's own head, with or without the form. */
export function ContactHead() {
  return (
    <PageHead
      title={t('Contact')}
      lead={t('A question, a fault, an idea? Write to us, in English or Kiswahili.')}
    />
  );
}

/** The page before its form is here; the build prerenders it. */
export function ContactSkeleton() {
  return (
    <div className={`wrap page ${styles.page}`}>
      <ContactHead />
      <Loading>
        <div className="stack loose">
          <div className="formGrid">
            <FieldSkeleton />
            <FieldSkeleton />
          </div>
          <FieldSkeleton />
          <FieldSkeleton height="13rem" />
          <Skeleton width="9rem" height="3rem" />
        </div>
      </Loading>
    </div>
  );
}
