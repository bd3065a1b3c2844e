import { setNestedObjectValues, useFormik, type FormikTouched } from 'formik';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { BOOK_FILE, type BookFormat } from '../../domain/bookFile';
import type { Ebook } from '../../domain/ebook';
import { type EbookForm, ebookFormSchema, EMPTY_EBOOK_FORM } from '../../domain/ebookForm';
import { toForm } from '../../domain/ebookRecord';
import type { FieldError } from '../../ui/ErrorSummary';
import { fieldErrors } from '../../ui/form/fieldErrors';
import { type FormFilesApi, useFormFiles } from '../../ui/form/useFormFiles';
import { t } from '../../ui/text';
import { clearDraft, readDraft, saveDraft } from './ebookDraft';
import { EBOOK_LABELS } from './ebookLabels';
import { useEbookSubmit } from './useEbookSubmit';

export interface EbookFormOptions {
  uid: string;
  /** The record to edit; null registers a new one. */
  ebook: Ebook | null;
  onSaved: (saved: { id: string; title: string }) => void;
}

/** One filling-in of the form, from the first key to the saved record. Start again with a fresh mount. */
export function useEbookForm({ uid, ebook, onSaved }: EbookFormOptions) {
  const [draft] = useState(() => readDraft(uid, ebook?.id ?? null));
  const [id] = useState(() => ebook?.id ?? draft?.id ?? crypto.randomUUID());
  const [wasChecked, setChecked] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const formik = useFormik<EbookForm>({
    initialValues: draft?.values ?? (ebook ? toForm(ebook) : EMPTY_EBOOK_FORM),
    validationSchema: ebookFormSchema,
    onSubmit: () => undefined,
  });
  const { values } = formik;
  const files = useFormFiles(BOOK_FILE, (_file, format) => void formik.setFieldValue('format', format));
  const submission = useEbookSubmit({ id, uid, stored: ebook });

  const hasFiles = Boolean(files.chosen.file ?? files.chosen.cover);
  const isTouched = formik.dirty || draft !== null || hasFiles;
  useEffect(() => {
    if (isTouched) saveDraft(uid, ebook?.id ?? null, { id, values, hadFiles: hasFiles });
  }, [uid, ebook, id, values, hasFiles, isTouched]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (submission.isBusy || files.isPreparing) return;
    setChecked(true);
    void formik.setTouched(setNestedObjectValues<FormikTouched<EbookForm>>(values, true), false);
    const errors = await formik.validateForm();
    if (Object.keys({ ...errors, ...files.refused }).length > 0) {
      submission.refuse(values);
      summary.current?.focus();
      return;
    }
    const status = await submission.run(values, files.chosen);
    if (status === 'failed') summary.current?.focus();
    if (status !== 'saved') return;
    clearDraft(uid, ebook?.id ?? null);
    onSaved({ id, title: values.title.trim() });
  };

  return {
    formik,
    files,
    submission,
    submit,
    summary,
    /** What the yellow list says; nothing before the first try. */
    fieldErrors: wasChecked ? [...fieldErrors(formik.errors, EBOOK_LABELS), ...refusedFiles(files)] : [],
    restored: draft && { hadFiles: draft.hadFiles },
    forgetDraft: () => clearDraft(uid, ebook?.id ?? null),
  };
}

export type EbookFilesApi = FormFilesApi<BookFormat>;

function refusedFiles({ refused }: Pick<FormFilesApi, 'refused'>): FieldError[] {
  return (['file', 'cover'] as const).flatMap((name) => {
    const message = refused[name]?.message;
    return message ? [{ name, label: t(EBOOK_LABELS[name]), message: t(message) }] : [];
  });
}
