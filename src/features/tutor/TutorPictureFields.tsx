import { useEffect, useMemo } from 'react';
import { COVER_FILE } from '../../domain/imageFile';
import type { Tutor } from '../../domain/tutor';
import { FormFileFields } from '../../ui/form/FormFileFields';
import { t } from '../../ui/text';
import styles from './TutorForm.module.css';
import { TUTOR_LABELS } from './tutorLabels';
import type { TutorFormApi } from './useTutorForm';

export function TutorPictureFields({ tutor, form }: { tutor: Tutor | null; form: TutorFormApi }) {
  const { files, submission } = form;
  const { chosen, refused } = files;
  const isKept = chosen.file === undefined && !refused.file;
  const chosenUrl = useObjectUrl(chosen.file?.file);
  const src = chosenUrl ?? (isKept ? (tutor?.avatar_url ?? null) : null);
  return (
    <FormFileFields
      title={t('Profile Media')}
      files={files}
      submission={submission}
      file={{
        label: t(TUTOR_LABELS.file),
        accept: COVER_FILE.accept,
        hint: t('JPEG, PNG, WebP or GIF, less than 5MB.'),
        stored: tutor?.avatar_path ? { name: t('Current avatar') } : null,
        preview: src && (
          <img className={styles.avatar} src={src} alt={t('Preview of the avatar')} width={96} height={96} />
        ),
      }}
      cover={{ storedUrl: tutor?.cover_url ?? null }}
    />
  );
}

/** An object URL holds its image in memory until it is revoked. */
function useObjectUrl(file: File | undefined): string | null {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
  return url;
}
