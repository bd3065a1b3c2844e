import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import { useSession } from '../../session/useSession';
import { AdminCourseHead } from './AdminCourseHead';
import { CourseForEditView } from './CourseForEditView';
import type { CourseForEdit } from './courseDocs';
import { editingOf } from './courseEditing';
import { CourseForm } from './CourseForm';
import { CourseNotFound } from './CourseNotFound';

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
  if (!user || course.course_type !== 'course' || !can(user, 'material.update', course))
    return <CourseNotFound />;
  return (
    <>
      <AdminCourseHead course={course} />
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
