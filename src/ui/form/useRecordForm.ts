import { getIn, type FormikValues } from 'formik';
import { useEffect, useRef } from 'react';
import type { Schema } from 'yup';
import type { FileRule } from '../../domain/fileRule';
import type { Message, UploadSlot } from '../../domain/saving';
import type { FieldError } from '../ErrorSummary';
import { t } from '../text';
import { fieldErrors } from './fieldErrors';
import type { FileSubmission } from './FormFileFields';
import { type FormDraft, useDraftedForm } from './useDraftedForm';
import { type CheckFile, type FormFiles, useFormFiles } from './useFormFiles';

interface RecordFormOptions<Values extends FormikValues, Format extends string> {
  initialValues: Values;
  schema: Schema<Values>;
  labels: Readonly<Record<string, string>>;
  draft: FormDraft<Values>;
  rule: FileRule<Format>;
  /** Where a file is more than checked by its rule. */
  checkFile?: CheckFile<Format>;
  /** A file was chosen and is one: what it says of the record goes into the form. */
  onFile?(file: File, format: Format, change: (next: (values: Values) => Values) => void): void;
  submission: FileSubmission & {
    /** Why the last try failed. */
    message: Message | null;
    isCancelled: boolean;
    run(values: Values, files: FormFiles<Format>): Promise<string>;
    /** The form itself holds errors. */
    refuse(values: Values): void;
  };
  /** What is wrong with what was chosen, beyond a file that is no good. */
  wantedFiles?(files: FormFiles<Format>): Partial<Record<UploadSlot, string>>;
  onSaved(values: Values): void;
}

/** One filling-in of a record's form with its files, from the first key to the saved record; again: a fresh mount. */
export function useRecordForm<Values extends FormikValues, Format extends string>(
  options: RecordFormOptions<Values, Format>,
) {
  const { labels, submission, wantedFiles } = options;
  const summary = useRef<HTMLDivElement>(null);
  const setValues = useRef<(next: (values: Values) => Values) => void>(() => undefined);
  const files = useFormFiles(
    options.rule,
    (file, format) => options.onFile?.(file, format, (next) => setValues.current(next)),
    options.checkFile,
  );
  const missing = wantedFiles?.(files.chosen) ?? {};
  const { wasChecked, ...form } = useDraftedForm<Values>({
    ...options,
    hasFiles: Boolean(files.chosen.file ?? files.chosen.cover),
    isWaiting: files.isPreparing,
    moreErrors: { ...files.refused, ...missing },
    submission: { ...submission, run: (values) => submission.run(values, files.chosen) },
    onProblem: () => summary.current?.focus(),
  });
  const { formik } = form;
  useEffect(() => {
    // Not by setValues, which goes by what was drawn last: what was typed since would be lost.
    setValues.current = (next) =>
      formik.setFormikState((state) => ({ ...state, values: next(state.values) }));
  });
  const refused = { file: files.refused.file?.message, cover: files.refused.cover?.message };
  return {
    ...form,
    files,
    submission,
    summary,
    /** What the yellow list says; nothing before the first try. */
    fieldErrors: wasChecked
      ? [
          // A row that was added since is not blamed before it was touched.
          ...fieldErrors(formik.errors, labels).filter(({ name }) => getIn(formik.touched, name)),
          ...fileErrors({ ...missing, ...defined(refused) }, labels),
        ]
      : [],
    /** The same at the fields of files that are wanted. */
    fileMessages: wasChecked ? missing : {},
  };
}

export type RecordFormApi<
  Values extends FormikValues = FormikValues,
  Format extends string = string,
> = ReturnType<typeof useRecordForm<Values, Format>>;

const defined = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Partial<Value>;

function fileErrors(
  messages: Partial<Record<UploadSlot, string | undefined>>,
  labels: Readonly<Record<string, string>>,
): FieldError[] {
  return (['file', 'cover'] as const).flatMap((name) => {
    const message = messages[name];
    return message ? [{ name, label: t(labels[name] ?? name), message: t(message) }] : [];
  });
}
