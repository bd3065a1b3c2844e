import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { noticeShown } from '../../../data/notice';
import { isOnDemandForm } from '../../../domain/onDemandRecord';
import { paths } from '../../../domain/paths';
import { can } from '../../../domain/permissions';
import { useSession } from '../../../session/useSession';
import { AdminCourseHead } from '../AdminCourseHead';
import type { CourseForEdit } from '../courseDocs';
import { CourseForEditView } from '../CourseForEditView';
import { OnDemandForm } from './OnDemandForm';

/** `/admin/interactive/ondemand/{id}/edit` */
export function Component() {
  const { courseId = '' } = useParams();
  return (
    <CourseForEditView courseId={courseId} notFound={<NotFound />}>
      {(stored) => <Editor key={stored.course.id} stored={stored} />}
    </CourseForEditView>
  );
}

function Editor({ stored: read }: { stored: CourseForEdit }) {
  // The form goes on from what it was opened with, whatever is read again behind it.
  const [{ course, form }, setStored] = useState(read);
  const { user } = useSession();
  const navigate = useNavigate();
  if (!user || !isOnDemandForm(form) || !can(user, 'material.update', course)) return <NotFound />;
  return (
    <>
      <AdminCourseHead course={course} />
      <OnDemandForm
        key={course.version}
        uid={user.uid}
        classId={course.id}
        initial={{ ...form, version: course.version }}
        onSaved={() => void navigate(paths.adminOnDemand)}
        onTakeTheirs={() => setStored(read)}
      />
    </>
  );
}

/** Says so and returns to the list (spec section 2.10). */
function NotFound() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    dispatch(noticeShown({ variant: 'error', title: 'On-demand class not found.' }));
    void navigate(paths.adminOnDemand, { replace: true });
  }, [dispatch, navigate]);
  return null;
}
