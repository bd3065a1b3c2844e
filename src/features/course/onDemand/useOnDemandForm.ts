import { getIn } from 'formik';
import { useRef } from 'react';
import { useFileUploads } from '../../../data/useFileUploads';
import { useFormDraft } from '../../../data/useFormDraft';
import { useLeaveWarning } from '../../../data/useLeaveWarning';
import { onDemandFormSchema } from '../../../domain/onDemandForm';
import { useDraftedForm } from '../../../ui/form/useDraftedForm';
import { courseProblems } from '../courseTabs';
import { useCourseParts } from '../useCourseParts';
import type { OnDemandEditing } from './onDemandEditing';
import { useHeldFiles } from './useHeldFiles';
import { useOnDemandSubmit } from './useOnDemandSubmit';

export interface OnDemandFormOptions {
  uid: string;
  /** The class that is edited; null for a new one. */
  classId: string | null;
  initial: OnDemandEditing;
  /** Tells drafts of new classes apart. */
  draftName?: string;
  /** The live class whose recording a new class becomes. */
  recordingOf?: string;
  onSaved: () => void;
  /** Somebody else saved meanwhile: start from their version. */
  onTakeTheirs?: () => void;
}

/** One filling-in of the form of an on-demand class, from the first key to the saved class; again: a fresh mount. */
export function useOnDemandForm(options: OnDemandFormOptions) {
  const { uid, classId, initial, draftName = 'on-demand', recordingOf, onSaved } = options;
  const draft = useFormDraft<OnDemandEditing>({
    noun: draftName,
    uid,
    recordId: classId,
    fits: ({ title, modules, version, instructorDetails, courseType }) =>
      typeof title === 'string' &&
      Array.isArray(modules) &&
      typeof version === 'number' &&
      typeof instructorDetails === 'object' &&
      courseType === initial.courseType,
  });
  const uploads = useFileUploads(uid, draft.id);
  const held = useHeldFiles();
  const summary = useRef<HTMLDivElement>(null);
  const submission = useOnDemandSubmit({
    id: draft.id,
    verb: classId === null ? 'create' : 'update',
    recordingOf,
    uploads,
    held,
    change: (next) => void formik.setValues(next),
  });
  const { wasChecked, ...form } = useDraftedForm<OnDemandEditing>({
    initialValues: initial,
    schema: onDemandFormSchema,
    draft,
    hasFiles: held.isAny,
    isWaiting: held.isPreparing,
    submission,
    onProblem: (errors) => {
      const [first] = courseProblems(errors, true);
      const field = first?.name ?? submission.refusedAt.current;
      if (field) parts.show(field);
      else summary.current?.focus();
    },
    onSaved,
  });
  const { formik } = form;
  const parts = useCourseParts(formik.values);
  useLeaveWarning(submission.isBusy || formik.dirty || held.isAny || draft.restored !== null);
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
    held,
    submission,
    summary,
    parts,
    fieldErrors: wasChecked
      ? // A row that was added since is not blamed before it was touched.
        courseProblems(formik.errors, true).filter(({ name }) => getIn(formik.touched, name))
      : [],
    files: { isPreparing: held.isPreparing },
  };
}

export type OnDemandFormApi = ReturnType<typeof useOnDemandForm>;
