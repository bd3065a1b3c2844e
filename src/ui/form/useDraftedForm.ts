import { getIn, setNestedObjectValues, useFormik, type FormikTouched, type FormikValues } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Schema } from 'yup';
import { freshErrors } from './freshErrors';
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
  const form = useFormik<Values>({
    initialValues: draft.restored?.values ?? options.initialValues,
    validationSchema: options.schema,
    // By useLateCheck: a course is too large to be checked with every key.
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined,
  });
  const { values } = form;
  const { check, checked } = useCheck(form);
  const errors = freshErrors(form.errors, values, checked);
  const getFieldMeta: typeof form.getFieldMeta = (name) => ({
    ...form.getFieldMeta(name),
    error: getIn(errors, name),
  });
  const formik = { ...form, errors, getFieldMeta };
  useDraftKeeping(form, draft, options.hasFiles ?? false);

  const submit = useSubmitOnce(async () => {
    if (submission.isBusy || isWaiting) return;
    setChecked(true);
    void formik.setTouched(setNestedObjectValues<FormikTouched<Values>>(values, true), false);
    const found = { ...(await check()), ...options.moreErrors };
    if (Object.keys(found).length > 0) {
      submission.refuse?.(values);
      onProblem(found);
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

interface Checking<Values> {
  values: Values;
  validateForm(): Promise<object>;
}

/** Checks the whole form when its author pauses, and tells which values were checked last. */
function useCheck<Values>({ values, validateForm }: Checking<Values>) {
  const [checked, setChecked] = useState(values);
  const check = useCallback(async () => {
    const errors = await validateForm();
    setChecked(values);
    return errors;
  }, [values, validateForm]);
  useEffect(() => {
    const timer = setTimeout(() => void check(), CHECK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [check]);
  return { check, checked };
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
