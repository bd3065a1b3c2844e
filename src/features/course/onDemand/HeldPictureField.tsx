import { useField } from 'formik';
import type { OnDemandForm } from '../../../domain/onDemandForm';
import { t } from '../../../ui/text';
import type { FileKind } from '../../../data/fileKind';
import styles from '../CourseForm.module.css';
import { HeldFileField } from './HeldFileField';

interface HeldPictureFieldProps {
  name: 'cover' | 'instructorDetails.avatar';
  fileKey: string;
  label: string;
  /** What the stored picture is called. */
  current: string;
  kind: FileKind;
}

/** A picture that goes up with the form. */
export function HeldPictureField({ name, current, ...props }: HeldPictureFieldProps) {
  const [{ value: stored }, { error }, { setValue }] = useField<OnDemandForm['cover']>(name);
  return (
    <HeldFileField
      {...props}
      name={name}
      hint={t('JPEG, PNG or WebP, less than 5MB.')}
      stored={stored && { name: current }}
      onClearStored={() => void setValue(null)}
      error={typeof error === 'string' ? error : undefined}
      preview={
        stored && (
          <img
            className={styles.cover}
            src={stored.url}
            alt={t('Preview of the picture')}
            width={160}
            height={90}
          />
        )
      }
    />
  );
}
