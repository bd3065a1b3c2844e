import { useState } from 'react';
import type { Course } from '../../domain/course';
import { Badge } from '../../ui/Badge';
import { Button, ButtonLink } from '../../ui/Button';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';
import { adminKindOf } from './adminCourseKind';
import { STATUS_LABELS, STATUS_TONES } from './courseLabels';
import { useCourseSteps } from './useCourseSteps';

/** The top of an editor. The status is changed at once; what is typed below waits until it is saved. */
export function AdminCourseHead({ course }: { course: Course }) {
  const [status, setStatus] = useState(course.status);
  const { list, preview, back, editTitle } = adminKindOf(course);
  const stepsOf = useCourseSteps(setStatus);
  return (
    <PageHead
      title={t(editTitle)}
      lead={
        <>
          <Badge tone={STATUS_TONES[status]}>{t(STATUS_LABELS[status])}</Badge> {course.title}
        </>
      }
      back={{ to: list, label: t(back) }}
    >
      <ButtonLink variant="line" icon="eye" to={preview(course.id)}>
        {t('Preview')}
      </ButtonLink>
      {stepsOf({ ...course, status }).map(({ label, icon, disabled, onSelect }) => (
        <Button key={label} variant="line" icon={icon} disabled={disabled} onClick={onSelect}>
          {label}
        </Button>
      ))}
    </PageHead>
  );
}
