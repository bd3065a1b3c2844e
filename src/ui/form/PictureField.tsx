import type { ComponentProps } from 'react';
import { COVER_FILE } from '../../domain/imageFile';
import { FileField } from '../FileField';
import { t } from '../text';
import styles from './PictureField.module.css';

type FileFieldProps = ComponentProps<typeof FileField>;

interface PictureFieldProps extends Pick<FileFieldProps, 'name' | 'label'> {
  /** The stored picture's address; null: none. */
  url: string | null;
  /** What the form says of it. */
  problem: unknown;
  /** A picture on its way up. */
  upload: Pick<FileFieldProps, 'onSelect' | 'progress' | 'onCancel' | 'onSendAgain' | 'error'> & {
    shown: FileFieldProps['file'];
    forget: () => void;
  };
  onRemove: () => void;
}

/** A picture that goes up as soon as it is chosen. */
export function PictureField({ name, label, url, problem, upload, onRemove }: PictureFieldProps) {
  const { shown, forget, error, ...sending } = upload;
  return (
    <FileField
      name={name}
      label={label}
      optional
      full
      accept={COVER_FILE.accept}
      hint={t('JPEG, PNG, WebP or GIF, less than 5MB.')}
      file={shown ?? (url === null ? null : { name: t('Current picture') })}
      error={error ?? (typeof problem === 'string' ? t(problem) : undefined)}
      {...sending}
      onClear={() => {
        forget();
        if (!shown) onRemove();
      }}
      preview={
        url !== null && !shown ? (
          <img
            className={styles.picture}
            src={url}
            alt={t('Preview of the picture')}
            width={160}
            height={90}
          />
        ) : null
      }
    />
  );
}
