import type { ReactNode } from 'react';
import { COVER_FILE } from '../../domain/imageFile';
import type { UploadSlot } from '../../domain/saving';
import { FileField } from '../FileField';
import { t } from '../text';
import styles from './FormFileFields.module.css';
import { FormSection } from './FormSection';
import type { FormFilesApi } from './useFormFiles';

/** The uploads behind the form, as far as their fields need to know them. */
export interface FileSubmission {
  isBusy: boolean;
  step: string;
  progress: { share: number; isWaiting: boolean } | null;
  uploads: { discard: (slot: UploadSlot) => Promise<void>; cancel: () => void };
}

interface FileTexts {
  label: string;
  accept: string;
  /** What may be chosen. */
  hint: string;
  /** The file that the record has. */
  stored: { name: string; size?: number | null } | null;
  isRequired?: boolean;
  preview?: ReactNode;
  /** What the form says, where the file itself is not refused. */
  error?: string | undefined;
}

interface FormFileFieldsProps {
  title: string;
  files: Omit<FormFilesApi, 'chosen'> & { chosen: { file?: { file: File } | null; cover?: object | null } };
  submission: FileSubmission;
  /** Left out where a record has no file but a cover. */
  file?: FileTexts;
  cover: { storedUrl: string | null; isRequired?: boolean; error?: string | undefined };
}

/** A record's file and cover: what is stored, what was chosen in its place, and its way up. */
export function FormFileFields({ title, files, submission, file, cover }: FormFileFieldsProps) {
  const { chosen, refused, preview, isPreparing } = files;
  const { uploads, isBusy, step, progress } = submission;

  /** First takes back what was just chosen, then what is stored. */
  const clear = (slot: UploadSlot, hasNew: boolean) => {
    void uploads.discard(slot);
    files.clear(slot, hasNew ? undefined : null);
  };
  const fieldOf = (slot: UploadSlot, error: string | undefined) => {
    const refusal = refused[slot];
    const message = refusal?.message ?? (chosen[slot] ? undefined : error);
    return {
      name: slot,
      error: message && t(message),
      onSelect: (selected: File) => {
        void uploads.discard(slot);
        void (slot === 'file' ? files.chooseFile(selected) : files.chooseCover(selected));
      },
      onClear: () => clear(slot, Boolean(refusal ?? chosen[slot])),
      disabled: isBusy,
      ...(step === slot && {
        progress: progress ?? { share: 0, isWaiting: false },
        onCancel: () => uploads.cancel(),
      }),
    };
  };
  const storedCover = cover.storedUrl ? { name: t('Current cover') } : null;
  return (
    <FormSection title={title}>
      <div className="formGrid">
        {file && (
          <FileField
            {...fieldOf('file', file.error)}
            label={file.label}
            optional={!file.isRequired}
            accept={file.accept}
            preview={file.preview}
            hint={file.stored && chosen.file === null ? t('The file goes when you save.') : file.hint}
            file={refused.file ?? chosen.file?.file ?? (chosen.file === null ? null : file.stored)}
          />
        )}
        <FileField
          {...fieldOf('cover', cover.error)}
          label={t('Cover Image')}
          optional={!cover.isRequired}
          accept={COVER_FILE.accept}
          hint={coverHint(isPreparing, Boolean(storedCover) && chosen.cover === null)}
          file={refused.cover ?? preview ?? (chosen.cover === null ? null : storedCover)}
          preview={<CoverPreview src={coverSource(files, cover.storedUrl)} />}
        />
      </div>
    </FormSection>
  );
}

function coverHint(isPreparing: boolean, isRemoved: boolean): string {
  if (isPreparing) return t('Making the image smaller...');
  return isRemoved ? t('The cover goes when you save.') : t('JPEG, PNG, WebP or GIF, less than 5MB.');
}

function coverSource({ refused, preview, chosen }: FormFileFieldsProps['files'], storedUrl: string | null) {
  if (refused.cover || chosen.cover === null) return null;
  return preview?.url ?? storedUrl;
}

function CoverPreview({ src }: { src: string | null }) {
  return src ? (
    <img className={styles.cover} src={src} alt={t('Preview of the cover')} width={96} height={128} />
  ) : null;
}
