import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import { useSession } from '../../session/useSession';
import { Badge } from '../../ui/Badge';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';
import { CourseForEditView } from './CourseForEditView';
import type { CourseForEdit } from './courseDocs';
import { editingOf } from './courseEditing';
import { CourseForm } from './CourseForm';
import { CourseNotFound } from './CourseNotFound';
import { STATUS_LABELS, STATUS_TONES } from './courseLabels';

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
  const [stored] = useState(read);
  const { user } = useSession();
  const navigate = useNavigate();
  const { course } = stored;
  if (!user || !can(user, 'material.update', course)) return <CourseNotFound />;
  return (
    <>
      <PageHead
        title={t('Edit Course')}
        lead={
          <>
            <Badge tone={STATUS_TONES[course.status]}>{t(STATUS_LABELS[course.status])}</Badge> {course.title}
          </>
        }
        back={{ to: paths.adminCourses, label: t('Back to Courses') }}
      />
      <CourseForm
        uid={user.uid}
        courseId={course.id}
        initial={editingOf(stored)}
        onSaved={() => void navigate(paths.adminCourses)}
      />
    </>
  );
}
