import { type Certificate, CERTIFICATE_PRAISE, certificateDay } from '../../../domain/certificate';
import { paths } from '../../../domain/paths';
import { env } from '../../../env';
import { Logo } from '../../../ui/Logo';
import { Pindo } from '../../../ui/Pindo';
import { t } from '../../../ui/text';
import styles from './CertificatePage.module.css';

/** The paper itself, the same on the screen and in print. */
export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const { code, name, course_title, issued_at } = certificate;
  return (
    <article className={styles.sheet} aria-label={t('Certificate of Completion')}>
      <div className={styles.band}>
        <Logo onBrand />
      </div>
      <Pindo />
      <div className={styles.words}>
        <p className={styles.kind}>{t('Certificate of Completion')}</p>
        <p>{t('This certifies that')}</p>
        <p className={styles.name}>{name}</p>
        <p>{t(CERTIFICATE_PRAISE)}</p>
        <p className={styles.course}>{course_title}</p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('Date')}</dt>
          <dd>{certificateDay(issued_at)}</dd>
        </div>
        <div>
          <dt>{t('Code')}</dt>
          <dd className={styles.code}>{code}</dd>
        </div>
        <div>
          <dt>{t('Check it at')}</dt>
          <dd className={styles.address}>{`${env.siteUrl}${paths.certificate(code)}`}</dd>
        </div>
      </dl>
    </article>
  );
}
