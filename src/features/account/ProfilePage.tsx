import { type ReactNode, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { UserRecord } from '../../domain/user';
import { refreshToken, type SessionDispatch } from '../../session/sessionActions';
import type { SessionUser } from '../../session/sessionSlice';
import { useSession } from '../../session/useSession';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { PageTitle } from '../../ui/PageTitle';
import { QueryView } from '../../ui/QueryView';
import { SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { AccountFacts } from './AccountFacts';
import { useGetAccountQuery } from './accountApi';
import { NamesForm } from './NamesForm';
import styles from './ProfilePage.module.css';

interface ProfilePageProps {
  /** What other nouns know of somebody. */
  more?: ((uid: string) => ReactNode) | undefined;
}

/** /user-profile: who you are on Somo, your names, the way out. */
export function ProfilePage({ more }: ProfilePageProps) {
  const { user } = useSession();
  return (
    <div className="wrap page">
      <PageTitle title={t('Profile')} />
      {user && <Profile user={user} more={more} />}
    </div>
  );
}

function Profile({ user, more }: ProfilePageProps & { user: SessionUser }) {
  const query = useGetAccountQuery(user.uid);
  useRoleInStep(user, query.currentData);
  return (
    <div className={styles.profile}>
      <Heading user={user} />
      <QueryView query={query} skeleton={<SkeletonText lines={10} lineHeight="2.5rem" />}>
        {(account) => (
          <>
            <AccountFacts user={user} account={account} />
            <NamesForm key={account?.uid} account={account} />
          </>
        )}
      </QueryView>
      {more?.(user.uid)}
    </div>
  );
}

function Heading({ user }: { user: SessionUser }) {
  const { signOut, isSigningOut } = useSession();
  return (
    <header className="row wraps">
      <Avatar name={user.displayName} />
      <h1 className={styles.name}>{user.displayName}</h1>
      <Button
        variant="line"
        icon="exit"
        busy={isSigningOut}
        busyText={t('Signing out...')}
        onClick={() => void signOut()}
      >
        {t('Sign out')}
      </Button>
    </header>
  );
}

/** An administrator may have changed the role since this token was made. */
function useRoleInStep(user: SessionUser, account: UserRecord | null | undefined) {
  const dispatch = useDispatch<SessionDispatch>();
  const stored = account?.role;
  useEffect(() => {
    if (stored && stored !== user.role) void dispatch(refreshToken());
  }, [dispatch, stored, user.role]);
}
