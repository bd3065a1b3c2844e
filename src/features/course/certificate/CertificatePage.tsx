import { useParams } from 'react-router-dom';
import { type Certificate, certificateCode } from '../../../domain/certificate';
import { paths } from '../../../domain/paths';
import { Button, ButtonLink } from '../../../ui/Button';
import { Note } from '../../../ui/Note';
import { PageTitle } from '../../../ui/PageTitle';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { StateView } from '../../../ui/StateView';
import { t } from '../../../ui/text';
import { useGetCertificateQuery } from '../courseApi';
import styles from './CertificatePage.module.css';
import { CertificateSheet } from './CertificateSheet';

/** `/certificates/{code}`: for the learner to print, and for whoever wants to know whether a certificate is genuine. */
export function Component() {
  const code = certificateCode(useParams().code ?? '');
  return <div className="wrap page">{code ? <CertificateOf key={code} code={code} /> : <NotFound />}</div>;
}

function CertificateOf({ code }: { code: string }) {
  const query = useGetCertificateQuery(code);
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height="32rem" />}
      errorTitle={() => t('We could not look up this certificate.')}
    >
      {(certificate) => (certificate ? <Found certificate={certificate} /> : <NotFound />)}
    </QueryView>
  );
}

function Found({ certificate }: { certificate: Certificate }) {
  const title = t('Certificate of {name}', { name: certificate.name });
  return (
    <div className="stack loose">
      <PageTitle title={title} isHidden />
      <div className={`stack ${styles.unprinted}`}>
        <h1>{title}</h1>
        <Note tone="ok">{t('This certificate is genuine: Somo has issued it.')}</Note>
      </div>
      <CertificateSheet certificate={certificate} />
      <div className={`row wraps ${styles.unprinted}`}>
        <ButtonLink icon="download" to={paths.certificateFile(certificate.code)} reloadDocument download>
          {t('Download as PDF')}
        </ButtonLink>
        <Button variant="line" onClick={() => window.print()}>
          {t('Print')}
        </Button>
      </div>
    </div>
  );
}

function NotFound() {
  return (
    <StateView
      isPage
      icon="search"
      title={t('There is no certificate with this code.')}
      action={<ButtonLink to={paths.courses}>{t('All courses')}</ButtonLink>}
    >
      {t('A code has 12 letters and digits, as 7K3M-X9QD-04TR. Look at the certificate and type it again.')}
    </StateView>
  );
}
