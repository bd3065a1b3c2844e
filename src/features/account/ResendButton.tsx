import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { resendVerification, type SessionDispatch } from '../../session/sessionActions';
import { Button } from '../../ui/Button';
import { t } from '../../ui/text';

/** Sends the verification mail once more; a toast tells how it went. */
export function ResendButton() {
  const dispatch = useDispatch<SessionDispatch>();
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    await dispatch(resendVerification());
    setBusy(false);
  };
  return (
    <Button variant="line" small busy={isBusy} busyText={t('Please wait...')} onClick={() => void resend()}>
      {t('Resend')}
    </Button>
  );
}
