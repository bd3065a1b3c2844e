import { lazy, Suspense, useEffect, useState } from 'react';
import { lessonMessages } from '../../../domain/lesson';
import { paths } from '../../../domain/paths';
import type { Tutor } from '../../../domain/tutor';
import { keepTrying } from '../../../session/start';
import { useSession } from '../../../session/useSession';
import { Button, ButtonLink } from '../../../ui/Button';
import { t } from '../../../ui/text';

// Who only looks loads nothing of the form.
const LessonDialog = lazy(() =>
  import('./LessonDialog').then((module) => ({ default: module.LessonDialog })),
);

/** The way to a lesson with this tutor, for whoever is here. */
export function AskForLesson({ tutor }: { tutor: Tutor }) {
  const { status, user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const isWaiting = status === 'loading';
  useEffect(() => {
    if (isWaiting) keepTrying();
  }, [isWaiting]);

  if (!tutor.uid) return <p className="muted">{t(lessonMessages.noAccount)}</p>;
  if (isWaiting) return <Button wide busy busyText={t('Please wait...')} />;
  if (!user)
    return (
      <ButtonLink wide to={paths.auth} state={{ from: paths.tutor(tutor.id) }}>
        {t('Sign in to ask for a lesson')}
      </ButtonLink>
    );
  if (user.uid === tutor.uid)
    return (
      <ButtonLink wide to={paths.lessons}>
        {t('See your lessons')}
      </ButtonLink>
    );
  return (
    <>
      <Button wide onClick={() => setOpen(true)}>
        {t('Ask for a lesson')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LessonDialog tutor={tutor} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
