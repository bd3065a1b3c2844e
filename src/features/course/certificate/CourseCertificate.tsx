import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Course } from '../../../domain/course';
import { courseProgress, type Enrolment } from '../../../domain/enrolment';
import { paths } from '../../../domain/paths';
import { useSession } from '../../../session/useSession';
import { Button, ButtonLink } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { t } from '../../../ui/text';
import { TextLink } from '../../../ui/TextLink';
import { useIssueCertificateMutation } from '../learn/learnApi';

interface CourseCertificateProps {
  course: Course;
  enrolment: Enrolment;
}

/** The way to one's certificate, once there is one or everything is done; before that, nothing. */
export function CourseCertificate({ course, enrolment }: CourseCertificateProps) {
  if (enrolment.certificate)
    return (
      <ButtonLink to={paths.certificate(enrolment.certificate)} variant="line">
        {t('See your certificate')}
      </ButtonLink>
    );
  const isDone = courseProgress(course, enrolment).percent === 100;
  return course.includes.certificate && isDone ? <GetCertificate courseId={course.id} /> : null;
}

function GetCertificate({ courseId }: { courseId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [issue, { isLoading }] = useIssueCertificateMutation();
  const { user } = useSession();
  const navigate = useNavigate();
  const get = async () => {
    const { data } = await issue(courseId);
    if (data) await navigate(paths.certificate(data.code));
    else setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Get your certificate')}</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('Is this your name?')}
        confirmLabel={t('Get your certificate')}
        busyLabel={t('Please wait...')}
        isBusy={isLoading}
        isUndoable
        onConfirm={() => void get()}
        onCancel={() => setOpen(false)}
      >
        <p>
          {t('Your certificate will say {name}. It cannot be changed later.', { name: user?.displayName })}
        </p>
        <p>
          <TextLink to={paths.userProfile}>{t('Change your name first')}</TextLink>
        </p>
      </ConfirmDialog>
    </>
  );
}
