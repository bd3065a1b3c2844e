import { getIn } from 'formik';
import { useRef } from 'react';
import { useFormDraft } from '../../data/useFormDraft';
import { useFileUploads } from '../../data/useFileUploads';
import { useLeaveWarning } from '../../data/useLeaveWarning';
import { courseFormSchema } from '../../domain/courseForm';
import { useDraftedForm } from '../../ui/form/useDraftedForm';
import type { CourseEditing } from './courseEditing';
import { courseProblems } from './courseTabs';
import { useCourseParts } from './useCourseParts';
import { useCourseSubmit } from './useCourseSubmit';

export interface CourseFormOptions {
  uid: string;
  /** The course that is edited; null for a new one. */
  courseId: string | null;
  initial: CourseEditing;
  /** Tells drafts of new courses apart, such as copies of several. */
  draftName?: string;
  onSaved: () => void;
  /** Somebody else saved meanwhile: start from their version. */
  onTakeTheirs?: () => void;
}

/** One filling-in of the course form, from the first key to the saved course. Start again with a fresh mount. */
export function useCourseForm({ uid, courseId, initial, draftName = 'course', onSaved }: CourseFormOptions) {
  const draft = useFormDraft<CourseEditing>({
    noun: draftName,
    uid,
    recordId: courseId,
    fits: ({ title, modules, version }) =>
      typeof title === 'string' && Array.isArray(modules) && typeof version === 'number',
  });
  const uploads = useFileUploads(uid, draft.id);
  const submission = useCourseSubmit(draft.id, courseId === null ? 'create' : 'update');
  const summary = useRef<HTMLDivElement>(null);
  const { wasChecked, ...form } = useDraftedForm<CourseEditing>({
    initialValues: initial,
    schema: courseFormSchema,
    draft,
    isWaiting: uploads.isBusy,
    submission,
    onProblem: (errors) => {
      const [first] = courseProblems(errors);
      const field = first?.name ?? submission.refusedAt.current;
      if (field) parts.show(field);
      else summary.current?.focus();
    },
    onSaved,
  });
  const { formik } = form;
  const parts = useCourseParts(formik.values);
  // The draft goes with the tab.
  useLeaveWarning(uploads.isBusy || formik.dirty || draft.restored !== null);
  const fieldErrors = wasChecked
    ? // A row that was added since is not blamed before it was touched.
      courseProblems(formik.errors).filter(({ name }) => getIn(formik.touched, name))
    : [];
  return {
    ...form,
    /** Saves over the version of somebody who was quicker. */
    overwrite: async (version: number) => {
      submission.refuse();
      void formik.setFieldValue('version', version);
      if ((await submission.run({ ...formik.values, version })) !== 'saved') return;
      draft.clear();
      onSaved();
    },
    uploads,
    submission: { ...submission, step: uploads.isBusy ? 'file' : submission.step },
    summary,
    parts,
    fieldErrors,
    files: { isPreparing: uploads.isBusy },
  };
}

export type CourseFormApi = ReturnType<typeof useCourseForm>;
