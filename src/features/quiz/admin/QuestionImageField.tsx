import { useField } from 'formik';
import { pictureKind } from '../../../data/fileKind';
import { downloadUrl } from '../../../data/upload';
import { useFieldUpload } from '../../../data/useFieldUpload';
import type { FileUploads } from '../../../data/useFileUploads';
import type { QuestionForm } from '../../../domain/questionForm';
import { preparePicture } from '../../../ui/form/coverImage';
import { PictureField } from '../../../ui/form/PictureField';
import { t } from '../../../ui/text';
import { QUESTION_LABELS } from './quizAdminLabels';

const PICTURE = pictureKind('question-images', preparePicture);

export function QuestionImageField({ uploads }: { uploads: FileUploads }) {
  const [{ value: image }, { error }, { setValue }] = useField<QuestionForm['image']>('image');
  const upload = useFieldUpload({
    say: t,
    uploads,
    key: 'image',
    kind: PICTURE,
    onArrived: async (path) => void (await setValue({ path, url: await downloadUrl(path) })),
  });
  return (
    <PictureField
      name="image"
      label={t(QUESTION_LABELS.image)}
      url={image?.url ?? null}
      problem={error}
      upload={upload}
      onRemove={() => void setValue(null)}
    />
  );
}
