import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { tabStore } from '../../data/deviceStorage';
import { refreshUser, type SessionDispatch } from '../../session/sessionActions';
import { useSession } from '../../session/useSession';
import { IconButton } from '../../ui/IconButton';
import { Note } from '../../ui/Note';
import { t } from '../../ui/text';
import { ResendButton } from './ResendButton';
import styles from './VerificationBanner.module.css';

const HIDDEN = 'somo:verification-hidden';

/** Reminds of the verification mail, until it was followed or the reader has had enough of it in this tab. */
export function VerificationBanner() {
  const { user } = useSession();
  if (!user || user.emailVerified) return null;
  return <Reminder key={user.uid} uid={user.uid} email={user.email} />;
}

function Reminder({ uid, email }: { uid: string; email: string }) {
  const [isHidden, setHidden] = useState(() => tabStore.read(HIDDEN) === uid);
  useRefreshOnFocus();
  if (isHidden) return null;
  const hide = () => {
    tabStore.write(HIDDEN, uid);
    setHidden(true);
  };
  return (
    <div className={`wrap ${styles.banner}`}>
      <Note
        tone="info"
        action={
          <div className="row">
            <ResendButton />
            <IconButton icon="close" label={t('Hide this message')} onClick={hide} />
          </div>
        }
      >
        <p>{t('Please verify your email. We sent a link to {email}.', { email })}</p>
      </Note>
    </div>
  );
}

/** The link opens elsewhere; whoever comes back from it should not have to reload. */
function useRefreshOnFocus() {
  const dispatch = useDispatch<SessionDispatch>();
  useEffect(() => {
    const refresh = () => void dispatch(refreshUser());
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [dispatch]);
}
