import { useFormSubmit } from '../../data/useFormSubmit';
import type { Ebook } from '../../domain/ebook';
import type { EbookForm } from '../../domain/ebookForm';
import { useCreateEbookMutation, useUpdateEbookMutation } from './ebookApi';
import { readFreshEbook } from './ebookDocs';
import { type ChosenFiles, missingMessage, registerEbook } from './registerEbook';

const STARTED = { file: 'Uploading ebook file...', cover: 'Uploading cover image...' };

interface SubmitOptions {
  id: string;
  uid: string | null;
  stored: Ebook | null;
}

/** The submit of the ebook form. */
export function useEbookSubmit({ id, uid, stored }: SubmitOptions) {
  const [createEbook] = useCreateEbookMutation();
  const [updateEbook] = useUpdateEbookMutation();
  const submission = useFormSubmit(
    {
      uid: uid ?? '',
      recordId: id,
      folders: { file: 'ebooks', cover: 'ebook-covers' },
      usedPaths: async () => {
        const ebook = await readFreshEbook(id);
        return [ebook?.file_path, ebook?.cover_path];
      },
    },
    STARTED,
  );

  const run = (values: EbookForm, files: ChosenFiles) =>
    submission.run((tools) =>
      registerEbook(
        { id, values, files, uid, stored },
        { ...tools, save: (input) => (stored ? updateEbook(input) : createEbook(input)).unwrap() },
      ),
    );

  /** The form itself holds errors: says which required fields are empty, if any. */
  const refuse = (values: EbookForm) => {
    const missing = missingMessage(values);
    if (missing) submission.fail(missing);
    else submission.reset();
  };

  return { ...submission, run, refuse };
}
