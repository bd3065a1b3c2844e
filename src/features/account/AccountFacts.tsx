import type { ReactNode } from 'react';
import type { Role } from '../../domain/permissions';
import type { UserRecord } from '../../domain/user';
import type { SessionUser } from '../../session/sessionSlice';
import { Badge } from '../../ui/Badge';
import { t } from '../../ui/text';
import styles from './ProfilePage.module.css';
import { ResendButton } from './ResendButton';

const ROLE_NAMES: Record<Role, string> = { student: 'Student', teacher: 'Teacher', admin: 'Administrator' };

interface AccountFactsProps {
  user: SessionUser;
  /** Null while the server is still making a new account's documents. */
  account: UserRecord | null;
}

/** What nobody changes here. */
export function AccountFacts({ user, account }: AccountFactsProps) {
  return (
    <dl className={styles.facts}>
      <Fact name={t('Email')}>{user.email}</Fact>
      <Fact name={t('Verified')}>
        {user.emailVerified ? (
          <Badge tone="ok">{t('Email verified')}</Badge>
        ) : (
          <div className="row wraps">
            <Badge tone="warn">{t('Not verified yet')}</Badge>
            <ResendButton />
          </div>
        )}
      </Fact>
      {account?.username && <Fact name={t('Username')}>{account.username}</Fact>}
      <Fact name={t('Role')}>{t(ROLE_NAMES[user.role])}</Fact>
      {account && account.joined > 0 && <Fact name={t('Joined')}>{formatDay(account.joined)}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const formatDay = (ms: number) =>
  new Date(ms).toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' });
