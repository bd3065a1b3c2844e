import { setNestedObjectValues, useFormik, type FormikTouched, type FormikValues } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { Schema } from 'yup';
import { useSubmitOnce } from './useSubmitOnce';

export interface FormDraft<Values> {
  restored: { values: Values; hadFiles: boolean } | null;
  save(values: Values, hadFiles: boolean): void;
  clear(): void;
}

interface DraftedFormOptions<Values extends FormikValues> {
  initialValues: Values;
  schema: Schema;
  draft: FormDraft<Values>;
  /** Chosen files that the draft cannot keep. */
  hasFiles?: boolean;
  /** Not while this lasts: files are looked at, or on their way. */
  isWaiting: boolean;
  /** What is wrong beyond the schema, by field. */
  moreErrors?: object;
  submission: {
    isBusy: boolean;
    run(values: Values): Promise<string>;
    /** The form itself holds errors. */
    refuse?(values: Values): void;
  };
  /** The form was refused for these, or, with none, saving failed. */
  onProblem(errors: object): void;
  onSaved(values: Values): void;
}

/** A form whose values are kept while they are typed, checked as a whole, and sent once. */
export function useDraftedForm<Values extends FormikValues>(options: DraftedFormOptions<Values>) {
  const { draft, submission, isWaiting, onProblem, onSaved } = options;
  const [wasChecked, setChecked] = useState(false);
  const formik = useFormik<Values>({
    initialValues: draft.restored?.values ?? options.initialValues,
    validationSchema: options.schema,
    // By useLateCheck: a course is too large to be checked with every key.
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined,
  });
  const { values } = formik;
  useDraftKeeping(formik, draft, options.hasFiles ?? false);
  useLateCheck(formik);

  const submit = useSubmitOnce(async () => {
    if (submission.isBusy || isWaiting) return;
    setChecked(true);
    void formik.setTouched(setNestedObjectValues<FormikTouched<Values>>(values, true), false);
    const errors = { ...(await formik.validateForm()), ...options.moreErrors };
    if (Object.keys(errors).length > 0) {
      submission.refuse?.(values);
      onProblem(errors);
      return;
    }
    const status = await submission.run(values);
    if (status === 'failed') onProblem({});
    if (status !== 'saved') return;
    draft.clear();
    onSaved(values);
  });

  return {
    formik,
    submit,
    /** Whether it was tried: before, nobody is told what is missing. */
    wasChecked,
    restored: draft.restored,
    forgetDraft: draft.clear,
  };
}

/** So long after the last change a form is checked: soon enough for whoever leaves the field. */
const CHECK_DELAY_MS = 250;

/** Checks the whole form when its author pauses; before they have left a field, nobody is told. */
function useLateCheck<Values>({ values, validateForm }: { values: Values; validateForm: () => unknown }) {
  useEffect(() => {
    const timer = setTimeout(() => void validateForm(), CHECK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [values, validateForm]);
}

interface Filling<Values> {
  values: Values;
  dirty: boolean;
}

function useDraftKeeping<Values>(
  { values, dirty }: Filling<Values>,
  draft: FormDraft<Values>,
  hasFiles: boolean,
) {
  const isTouched = dirty || draft.restored !== null || hasFiles;
  const save = useRef(draft.save);
  useEffect(() => {
    save.current = draft.save;
  });
  useEffect(() => {
    if (isTouched) save.current(values, hasFiles);
  }, [values, hasFiles, isTouched]);
}
