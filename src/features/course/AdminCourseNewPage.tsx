import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { useSession } from '../../session/useSession';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';
import { newEditing } from './courseEditing';
import { CourseForm } from './CourseForm';

/** `/admin/courses/add` */
export function Component() {
  const { user } = useSession();
  const navigate = useNavigate();
  const [initial] = useState(newEditing);
  if (!user) return null;
  return (
    <>
      <PageHead title={t('Add New Course')} back={{ to: paths.adminCourses, label: t('Back to Courses') }} />
      <CourseForm
        uid={user.uid}
        courseId={null}
        initial={initial}
        onSaved={() => void navigate(paths.adminCourses)}
      />
    </>
  );
}
