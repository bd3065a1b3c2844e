import { useNavigate } from 'react-router-dom';
import { isAppError, UNEXPECTED_MESSAGE } from '../../domain/errors';
import { paths } from '../../domain/paths';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { t } from '../../ui/text';
import { useEnrolMutation } from './learn/learnApi';

/** Enrols whoever is signed in, and leads into the course. */
export function EnrolButton({ courseId }: { courseId: string }) {
  const [enrol, { isLoading, error }] = useEnrolMutation();
  const navigate = useNavigate();
  const start = async () => {
    const { error: failure } = await enrol(courseId);
    if (!failure) void navigate(paths.learn(courseId));
  };
  return (
    <>
      <Button wide busy={isLoading} busyText={t('Enrolling...')} onClick={() => void start()}>
        {t('Enrol')}
      </Button>
      {error && (
        <Note tone="bad" role="alert">
          <p>{t(isAppError(error) ? error.message : UNEXPECTED_MESSAGE)}</p>
        </Note>
      )}
    </>
  );
}
