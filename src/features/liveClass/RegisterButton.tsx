import { isAppError, UNEXPECTED_MESSAGE } from '../../domain/errors';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { t } from '../../ui/text';
import { useRegisterForLiveClassMutation } from './liveClassApi';

export function RegisterButton({ classId }: { classId: string }) {
  const [register, { isLoading, error }] = useRegisterForLiveClassMutation();
  return (
    <>
      <Button wide busy={isLoading} busyText={t('Registering...')} onClick={() => void register(classId)}>
        {t('Register')}
      </Button>
      {error && (
        <Note tone="bad" role="alert">
          <p>{t(isAppError(error) ? error.message : UNEXPECTED_MESSAGE)}</p>
        </Note>
      )}
    </>
  );
}
