import { useFormikContext } from 'formik';
import { courseErrors } from '../../domain/courseInput';
import type { AppError } from '../../domain/errors';
import { ConflictDialog } from '../../ui/form/ConflictDialog';
import { t } from '../../ui/text';
import { useGetCourseForEditQuery } from './adminCourseApi';
import type { CourseForEdit } from './courseDocs';
import { courseDifferences } from './courseDifferences';
import type { CourseEditing } from './courseEditing';

interface CourseConflictProps {
  courseId: string;
  conflict: NonNullable<AppError['conflict']>;
  onKeepMine: (version: number) => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

interface SaveConflictProps {
  form: {
    submission: { conflict: AppError['conflict'] | null; refuse: () => void };
    overwrite: (version: number) => Promise<void>;
    forgetDraft: () => void;
  };
  courseId: string | null;
  /** Somebody else saved meanwhile: start from their version. */
  onTakeTheirs?: (() => void) | undefined;
}

/** Asks what to do when the form's last save came second. */
export function SaveConflict({ form, courseId, onTakeTheirs }: SaveConflictProps) {
  const { conflict, refuse } = form.submission;
  if (!conflict || courseId === null) return null;
  return (
    <CourseConflict
      courseId={courseId}
      conflict={conflict}
      onKeepMine={(version) => void form.overwrite(version)}
      onTakeTheirs={() => {
        form.forgetDraft();
        onTakeTheirs?.();
      }}
      onClose={refuse}
    />
  );
}

/** Somebody else saved the course meanwhile. */
function CourseConflict({ courseId, ...props }: CourseConflictProps) {
  const { values } = useFormikContext<CourseEditing>();
  return (
    <ConflictDialog<CourseForEdit>
      {...props}
      title={t(courseErrors.conflict)}
      query={useGetCourseForEditQuery(courseId, { refetchOnMountOrArgChange: true })}
      missing={t(courseErrors.missing)}
      differences={({ form }) => courseDifferences(values, form)}
    />
  );
}
