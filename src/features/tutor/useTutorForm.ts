import { setNestedObjectValues, useFormik, type FormikTouched } from 'formik';
import { useRef, useState, type FormEvent } from 'react';
import { useFormSubmit } from '../../data/useFormSubmit';
import { COVER_FILE, type ImageType } from '../../domain/imageFile';
import { EMPTY_TUTOR_FORM, type TutorForm, tutorFormSchema } from '../../domain/tutorForm';
import { toTutorForm } from '../../domain/tutorRecord';
import { preparePicture } from '../../ui/form/coverImage';
import { fieldErrors } from '../../ui/form/fieldErrors';
import { type FormFilesApi, useFormFiles } from '../../ui/form/useFormFiles';
import { saveTutor } from './saveTutor';
import { useCreateTutorMutation, useUpdateTutorMutation } from './tutorApi';
import { readTutorForEdit, type TutorForEdit } from './tutorDocs';
import { TUTOR_LABELS } from './tutorLabels';

const STARTED = { file: 'Uploading avatar...', cover: 'Uploading cover image...' };

export interface TutorFormOptions {
  uid: string;
  /** The tutor to edit; null registers a new one. */
  stored: TutorForEdit | null;
  onSaved: (saved: { id: string; name: string }) => void;
}

export type TutorFilesApi = FormFilesApi<ImageType>;

/** One filling-in of the form, from the first key to the saved tutor. Start again with a fresh mount. */
export function useTutorForm({ uid, stored, onSaved }: TutorFormOptions) {
  const [id] = useState(() => stored?.tutor.id ?? crypto.randomUUID());
  const [wasChecked, setChecked] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const formik = useFormik<TutorForm>({
    initialValues: stored ? toTutorForm(stored.tutor, stored.contact) : EMPTY_TUTOR_FORM,
    validationSchema: tutorFormSchema,
    onSubmit: () => undefined,
  });
  const files = useFormFiles(COVER_FILE, () => undefined, preparePicture);
  const save = useTutorSave(id, uid, stored);
  const { submission } = save;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (submission.isBusy || files.isPreparing) return;
    setChecked(true);
    const { values } = formik;
    void formik.setTouched(setNestedObjectValues<FormikTouched<TutorForm>>(values, true), false);
    const errors = await formik.validateForm();
    if (Object.keys({ ...errors, ...files.refused }).length > 0) {
      submission.reset();
      summary.current?.focus();
      return;
    }
    const status = await save.run(values, files.chosen);
    if (status === 'failed') summary.current?.focus();
    if (status === 'saved') onSaved({ id, name: values.name.trim() });
  };

  return {
    formik,
    files,
    submission,
    submit,
    summary,
    /** What the list of errors says; nothing before the first try. */
    fieldErrors: wasChecked ? fieldErrors({ ...formik.errors, ...refusals(files) }, TUTOR_LABELS) : [],
  };
}

const refusals = ({ refused }: TutorFilesApi) =>
  Object.fromEntries(Object.entries(refused).map(([name, { message }]) => [name, message]));

function useTutorSave(id: string, uid: string, stored: TutorForEdit | null) {
  const [createTutor] = useCreateTutorMutation();
  const [updateTutor] = useUpdateTutorMutation();
  const submission = useFormSubmit(
    {
      uid,
      recordId: id,
      folders: { file: 'tutor-photos', cover: 'tutor-photos' },
      usedPaths: async () => {
        const now = await readTutorForEdit(id);
        return [now?.tutor.avatar_path, now?.tutor.cover_path];
      },
    },
    STARTED,
  );
  const run = (values: TutorForm, files: TutorFilesApi['chosen']) =>
    submission.run((tools) =>
      saveTutor(
        { id, values, files, uid, stored: stored?.tutor ?? null },
        { ...tools, save: (input) => (stored ? updateTutor(input) : createTutor(input)).unwrap() },
      ),
    );
  return { submission, run };
}
