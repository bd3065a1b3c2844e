import { useNavigate } from 'react-router-dom';
import type { Course } from '../../domain/course';
import { isAppError, UNEXPECTED_MESSAGE } from '../../domain/errors';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { t } from '../../ui/text';
import { kindOf } from './courseKind';
import { useEnrolMutation } from './learn/learnApi';

/** Enrols whoever is signed in, and leads into the course. */
export function EnrolButton({ course }: { course: Course }) {
  const [enrol, { isLoading, error }] = useEnrolMutation();
  const navigate = useNavigate();
  const start = async () => {
    const { error: failure } = await enrol(course.id);
    if (!failure) void navigate(kindOf(course).learn(course.id));
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
