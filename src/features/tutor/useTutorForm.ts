import { useFormDraft } from '../../data/useFormDraft';
import { useFormSubmit } from '../../data/useFormSubmit';
import { COVER_FILE, type ImageType } from '../../domain/imageFile';
import { EMPTY_TUTOR_FORM, type TutorForm, tutorFormSchema } from '../../domain/tutorForm';
import { toTutorForm } from '../../domain/tutorRecord';
import { preparePicture } from '../../ui/form/coverImage';
import { type RecordFormApi, useRecordForm } from '../../ui/form/useRecordForm';
import { type ChosenPictures, saveTutor } from './saveTutor';
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

export type TutorFormApi = RecordFormApi<TutorForm, ImageType>;

export function useTutorForm({ uid, stored, onSaved }: TutorFormOptions): TutorFormApi {
  const draft = useFormDraft<TutorForm>({
    noun: 'tutor',
    uid,
    recordId: stored?.tutor.id ?? null,
    fits: ({ name, availability }) => typeof name === 'string' && typeof availability === 'object',
  });
  const submission = useTutorSubmit(draft.id, uid, stored);
  return useRecordForm({
    initialValues: stored ? toTutorForm(stored.tutor, stored.contact) : EMPTY_TUTOR_FORM,
    schema: tutorFormSchema,
    labels: TUTOR_LABELS,
    draft,
    rule: COVER_FILE,
    checkFile: preparePicture,
    submission,
    onSaved: ({ name }) => onSaved({ id: draft.id, name: name.trim() }),
  });
}

function useTutorSubmit(id: string, uid: string, stored: TutorForEdit | null) {
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
  const run = (values: TutorForm, files: ChosenPictures) =>
    submission.run((tools) =>
      saveTutor(
        { id, values, files, uid, stored: stored?.tutor ?? null },
        { ...tools, save: (input) => (stored ? updateTutor(input) : createTutor(input)).unwrap() },
      ),
    );
  return { ...submission, run, refuse: submission.reset };
}
