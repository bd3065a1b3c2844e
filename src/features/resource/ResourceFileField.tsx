import { useField } from 'formik';
import { type FileKind, fileKindOf } from '../../data/fileKind';
import { downloadUrl } from '../../data/upload';
import { useFieldUpload } from '../../data/useFieldUpload';
import type { FileUploads } from '../../data/useFileUploads';
import { MATERIAL_FILE } from '../../domain/courseFile';
import { RESOURCE_LIMITS } from '../../domain/resource';
import type { ResourceForm } from '../../domain/resourceForm';
import { FileField } from '../../ui/FileField';
import { t } from '../../ui/text';
import { RESOURCE_LABELS } from './resourceLabels';

const FILE: FileKind = {
  ...fileKindOf(MATERIAL_FILE, {
    folder: 'resource-files',
    done: 'File uploaded successfully!',
    failed: 'Failed to upload file',
    failedWhy: 'Failed to upload file: {message}',
  }),
  isPublic: true,
};

/** The file goes up as soon as it is chosen. */
export function ResourceFileField({ uploads }: { uploads: FileUploads }) {
  const [{ value: file }, { error, touched }, { setValue }] = useField<ResourceForm['file']>('file');
  const {
    shown,
    forget,
    error: refusal,
    ...upload
  } = useFieldUpload({
    say: t,
    uploads,
    key: 'file',
    kind: FILE,
    onArrived: async (path, source) =>
      void (await setValue({
        path,
        url: await downloadUrl(path),
        name: source.name.slice(-RESOURCE_LIMITS.fileName),
        size: source.size,
      })),
  });
  return (
    <FileField
      name="file"
      label={t(RESOURCE_LABELS.file)}
      full
      accept={MATERIAL_FILE.accept}
      hint={t('PDF, Word, Excel, PowerPoint, ZIP, JPEG or PNG, less than 50MB.')}
      file={shown ?? file}
      error={refusal ?? (touched && typeof error === 'string' ? t(error) : undefined)}
      {...upload}
      onClear={() => {
        forget();
        if (!shown) void setValue(null);
      }}
    />
  );
}
