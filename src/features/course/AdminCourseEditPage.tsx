import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Course } from '../../domain/course';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import { useSession } from '../../session/useSession';
import { Badge } from '../../ui/Badge';
import { Button, ButtonLink } from '../../ui/Button';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';
import { CourseForEditView } from './CourseForEditView';
import type { CourseForEdit } from './courseDocs';
import { editingOf } from './courseEditing';
import { CourseForm } from './CourseForm';
import { CourseNotFound } from './CourseNotFound';
import { STATUS_LABELS, STATUS_TONES } from './courseLabels';
import { useCourseSteps } from './useCourseSteps';

/** `/admin/courses/{id}/edit` */
export function Component() {
  const { courseId = '' } = useParams();
  return (
    <CourseForEditView courseId={courseId}>
      {(stored) => <Editor key={stored.course.id} stored={stored} />}
    </CourseForEditView>
  );
}

function Editor({ stored: read }: { stored: CourseForEdit }) {
  // The form goes on from what it was opened with, whatever is read again behind it.
  const [stored, setStored] = useState(read);
  const { user } = useSession();
  const navigate = useNavigate();
  const { course } = stored;
  if (!user || !can(user, 'material.update', course)) return <CourseNotFound />;
  return (
    <>
      <EditHead course={course} />
      <CourseForm
        key={course.version}
        uid={user.uid}
        courseId={course.id}
        initial={editingOf(stored)}
        onSaved={() => void navigate(paths.adminCourses)}
        onTakeTheirs={() => setStored(read)}
      />
    </>
  );
}

/** Its status is changed at once; what is typed below waits until it is saved. */
function EditHead({ course }: { course: Course }) {
  const [status, setStatus] = useState(course.status);
  const stepsOf = useCourseSteps(setStatus);
  return (
    <PageHead
      title={t('Edit Course')}
      lead={
        <>
          <Badge tone={STATUS_TONES[status]}>{t(STATUS_LABELS[status])}</Badge> {course.title}
        </>
      }
      back={{ to: paths.adminCourses, label: t('Back to Courses') }}
    >
      <ButtonLink variant="line" icon="eye" to={paths.adminPreviewCourse(course.id)}>
        {t('Preview')}
      </ButtonLink>
      {stepsOf({ id: course.id, status }).map(({ label, icon, disabled, onSelect }) => (
        <Button key={label} variant="line" icon={icon} disabled={disabled} onClick={onSelect}>
          {label}
        </Button>
      ))}
    </PageHead>
  );
}
