import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { duplicateCourse } from '../../domain/courseFormParts';
import { paths } from '../../domain/paths';
import { useSession } from '../../session/useSession';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';
import type { CourseForEdit } from './courseDocs';
import { type CourseEditing, newEditing } from './courseEditing';
import { CourseForEditView } from './CourseForEditView';
import { CourseForm } from './CourseForm';

/** `/admin/courses/add`, and with `from` a copy of that course, to be changed and saved. */
export function Component() {
  const [params] = useSearchParams();
  const from = params.get('from');
  return (
    <>
      <PageHead title={t('Add New Course')} back={{ to: paths.adminCourses, label: t('Back to Courses') }} />
      {from === null ? (
        <NewCourse make={newEditing} />
      ) : (
        <CourseForEditView courseId={from}>
          {(stored) => <NewCourse make={() => copyOf(stored)} draftName={`course-copy-${from}`} />}
        </CourseForEditView>
      )}
    </>
  );
}

const copyOf = ({ form }: CourseForEdit): CourseEditing => ({
  ...duplicateCourse(form, t('Copy of {title}', { title: form.title })),
  version: 0,
});

function NewCourse({ make, draftName }: { make: () => CourseEditing; draftName?: string }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const [initial] = useState(make);
  if (!user) return null;
  return (
    <CourseForm
      uid={user.uid}
      courseId={null}
      initial={initial}
      {...(draftName && { draftName })}
      onSaved={() => void navigate(paths.adminCourses)}
    />
  );
}
