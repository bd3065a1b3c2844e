import { useField } from 'formik';
import { downloadUrl } from '../../../data/upload';
import type { FileUploads } from '../../../data/useFileUploads';
import { COVER_FILE } from '../../../domain/imageFile';
import type { QuestionForm } from '../../../domain/questionForm';
import { FileField } from '../../../ui/FileField';
import { preparePicture } from '../../../ui/form/coverImage';
import { type FileKind, fileKindOf } from '../../../data/fileKind';
import { useFieldUpload } from '../../../data/useFieldUpload';
import { t } from '../../../ui/text';
import { QUESTION_LABELS } from './quizAdminLabels';
import styles from './QuizForm.module.css';

const PICTURE: FileKind = {
  ...fileKindOf(COVER_FILE, {
    folder: 'question-images',
    done: 'Picture uploaded successfully!',
    failed: 'Failed to upload picture',
    failedWhy: 'Failed to upload picture: {message}',
  }),
  prepare: preparePicture,
  isPublic: true,
};

/** The picture goes up as soon as it is chosen. */
export function QuestionImageField({ uploads }: { uploads: FileUploads }) {
  const [{ value: image }, { error }, { setValue }] = useField<QuestionForm['image']>('image');
  const {
    shown,
    forget,
    error: refusal,
    ...upload
  } = useFieldUpload({
    say: t,
    uploads,
    key: 'image',
    kind: PICTURE,
    onArrived: async (path) => void (await setValue({ path, url: await downloadUrl(path) })),
  });
  return (
    <FileField
      name="image"
      label={t(QUESTION_LABELS.image)}
      optional
      full
      accept={COVER_FILE.accept}
      hint={t('JPEG, PNG, WebP or GIF, less than 5MB.')}
      file={shown ?? (image ? { name: t('Current picture') } : null)}
      error={refusal ?? (typeof error === 'string' ? t(error) : undefined)}
      {...upload}
      onClear={() => {
        forget();
        if (!shown) void setValue(null);
      }}
      preview={
        image && !shown ? (
          <img
            className={styles.picture}
            src={image.url}
            alt={t('Preview of the picture')}
            width={160}
            height={90}
          />
        ) : null
      }
    />
  );
}
