import { getIn, type FormikValues } from 'formik';
import { useRef } from 'react';
import { isAppError } from '../../domain/errors';
import type { Schema } from 'yup';
import { fieldErrors } from './fieldErrors';
import { type FormDraft, useDraftedForm } from './useDraftedForm';

/** What is edited: `version` is the stored one that the author began from, 0 for a new record. */
export type Versioned<Form> = Form & { version: number };

/** The mutation that saves, and how its last try went. */
export interface Saving<Form> {
  send: (id: string, version: number, form: Form) => Promise<{ error?: unknown }>;
  state: { isLoading: boolean; error?: unknown; reset: () => void };
}

interface VersionedFormOptions<Form extends FormikValues, Uploads extends { isBusy: boolean }> {
  /** What was filled in before; its id is the record's. */
  draft: FormDraft<Versioned<Form>> & { id: string };
  /** Files that go up as soon as they are chosen. */
  uploads: Uploads;
  initial: Versioned<Form>;
  schema: Schema<Form>;
  labels: Readonly<Record<string, string>>;
  saving: Saving<Form>;
  onSaved: (id: string) => void;
}

/**
 * One filling-in of a record that functions save and count the versions of, from the first key to the saved record. Start
 * again with a fresh mount.
 */
export function useVersionedForm<Form extends FormikValues, Uploads extends { isBusy: boolean }>(
  options: VersionedFormOptions<Form, Uploads>,
) {
  const { draft, uploads, initial, schema, labels, saving, onSaved } = options;
  const submission = submissionOf(draft.id, schema, saving);
  const summary = useRef<HTMLDivElement>(null);
  const { wasChecked, ...form } = useDraftedForm<Versioned<Form>>({
    initialValues: initial,
    schema,
    draft,
    isWaiting: uploads.isBusy,
    submission,
    onProblem: () => summary.current?.focus(),
    onSaved: () => onSaved(draft.id),
  });
  const { formik } = form;
  return {
    ...form,
    /** Leaving now loses something: the draft goes with the tab. */
    isUnsaved: uploads.isBusy || formik.dirty || draft.restored !== null,
    /** Saves over the version of somebody who was quicker. */
    overwrite: async (version: number) => {
      submission.refuse();
      void formik.setFieldValue('version', version);
      if ((await submission.run({ ...formik.values, version })) !== 'saved') return;
      draft.clear();
      onSaved(draft.id);
    },
    uploads,
    submission: { ...submission, step: uploads.isBusy ? 'file' : submission.step },
    summary,
    // A row that was added since is not blamed before it was touched.
    fieldErrors: wasChecked
      ? fieldErrors(formik.errors, labels).filter(({ name }) => getIn(formik.touched, name))
      : [],
    files: { isPreparing: uploads.isBusy },
  };
}

/** The id was made when the form opened: sent twice, it is one record. */
function submissionOf<Form extends FormikValues>(
  id: string,
  schema: Schema<Form>,
  { send, state }: Saving<Form>,
) {
  const failure = isAppError(state.error) ? state.error : null;
  return {
    run: async ({ version, ...values }: Versioned<Form>) => {
      const { error } = await send(id, version, await schema.validate(values));
      return error ? 'failed' : 'saved';
    },
    refuse: state.reset,
    isBusy: state.isLoading,
    step: state.isLoading ? 'saving' : 'idle',
    isCancelled: false,
    /** Why the last try failed. */
    message: failure && { text: failure.message },
    conflict: failure?.conflict ?? null,
  };
}
