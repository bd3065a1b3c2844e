import { useField } from 'formik';
import { pictureKind } from '../../data/fileKind';
import { downloadUrl } from '../../data/upload';
import { useFieldUpload } from '../../data/useFieldUpload';
import type { FileUploads } from '../../data/useFileUploads';
import type { BundleForm } from '../../domain/bundleForm';
import { preparePicture } from '../../ui/form/coverImage';
import { PictureField } from '../../ui/form/PictureField';
import { t } from '../../ui/text';
import { BUNDLE_LABELS } from './bundleLabels';

const COVER = pictureKind('bundle-covers', preparePicture);

export function BundleCoverField({ uploads }: { uploads: FileUploads }) {
  const [{ value: cover }, { error }, { setValue }] = useField<BundleForm['cover']>('cover');
  const upload = useFieldUpload({
    say: t,
    uploads,
    key: 'cover',
    kind: COVER,
    onArrived: async (path) => void (await setValue({ path, url: await downloadUrl(path) })),
  });
  return (
    <PictureField
      name="cover"
      label={t(BUNDLE_LABELS.cover)}
      url={cover?.url ?? null}
      problem={error}
      upload={upload}
      onRemove={() => void setValue(null)}
    />
  );
}
