import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { PageHead } from '../../ui/PageHead';
import { PageTitle } from '../../ui/PageTitle';
import { QueryView } from '../../ui/QueryView';
import { SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { type DevMail, useListDevMailsQuery } from './devMailApi';
import styles from './DevMailsPage.module.css';

const KINDS: Record<string, string> = { VERIFY_EMAIL: 'Verify email', PASSWORD_RESET: 'Reset password' };

/** /__dev/mails, in local runs only: the links that a real project would have sent by mail, newest first. */
export function Component() {
  const query = useListDevMailsQuery();
  return (
    <div className="wrap page">
      <PageTitle title={t('Mails of this local run')} />
      <PageHead
        title={t('Mails of this local run')}
        lead={t('Nothing is sent. Open the links here instead.')}
      >
        <Button
          variant="line"
          busy={query.isFetching}
          busyText={t('Please wait...')}
          onClick={() => void query.refetch()}
        >
          {t('Refresh')}
        </Button>
      </PageHead>
      <QueryView
        query={query}
        skeleton={<SkeletonText lines={4} lineHeight="3rem" />}
        empty={
          <EmptyState title={t('No mails yet')}>
            {t('Create an account or reset a password first.')}
          </EmptyState>
        }
      >
        {(mails) => (
          <ul className={styles.mails}>
            {mails.map((mail) => (
              <Mail key={mail.link} mail={mail} />
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}

function Mail({ mail: { kind, email, link } }: { mail: DevMail }) {
  const name = t(KINDS[kind] ?? kind);
  return (
    <li className={styles.mail}>
      <a className={styles.link} href={link} target="_blank" rel="noreferrer">
        {name}
      </a>
      <span className="grow">{email}</span>
    </li>
  );
}
