import { BOOK_FILE } from '../../domain/bookFile';
import { COVER_FILE } from '../../domain/imageFile';
import type { Ebook } from '../../domain/ebook';
import { FileField } from '../../ui/FileField';
import { t } from '../../ui/text';
import styles from './EbookForm.module.css';
import type { UploadSlot } from './ebookUploads';
import { FormSection } from './FormSection';
import type { EbookFilesApi } from './useEbookFiles';
import type { EbookSubmission } from './useEbookSubmit';

interface EbookFileFieldsProps {
  ebook: Ebook | null;
  files: EbookFilesApi;
  submission: EbookSubmission;
}

export function EbookFileFields({ ebook, files, submission }: EbookFileFieldsProps) {
  const { chosen, refused, preview, isPreparing } = files;
  const { uploads, isBusy, step, progress } = submission;
  const storedFile = ebook?.file_path
    ? { name: ebook.file_name ?? ebook.format, size: ebook.file_size }
    : null;
  const storedCover = ebook?.cover_url ? { name: t('Current cover') } : null;

  /** First takes back what was just chosen, then what is stored. */
  const clear = (slot: UploadSlot, hasNew: boolean) => {
    void uploads.discard(slot);
    files.clear(slot, hasNew ? undefined : null);
  };
  const upload = (slot: UploadSlot) =>
    step === slot
      ? { progress: progress ?? { share: 0, isWaiting: false }, onCancel: () => uploads.cancel() }
      : {};
  const errorOf = (slot: UploadSlot) => {
    const message = refused[slot]?.message;
    return message && t(message);
  };

  return (
    <FormSection title={t('File Uploads')}>
      <div className="formGrid">
        <FileField
          name="file"
          label={t('Ebook File')}
          optional
          accept={BOOK_FILE.accept}
          hint={
            storedFile && chosen.book === null
              ? t('The file goes when you save.')
              : t('PDF, EPUB or DOCX, less than 50MB.')
          }
          error={errorOf('file')}
          file={refused.file ?? chosen.book?.file ?? (chosen.book === null ? null : storedFile)}
          onSelect={(file) => {
            void uploads.discard('file');
            void files.chooseBook(file);
          }}
          onClear={() => clear('file', Boolean(refused.file ?? chosen.book))}
          disabled={isBusy}
          {...upload('file')}
        />
        <FileField
          name="cover"
          label={t('Cover Image')}
          optional
          accept={COVER_FILE.accept}
          hint={coverHint(isPreparing, Boolean(storedCover) && chosen.cover === null)}
          error={errorOf('cover')}
          file={refused.cover ?? preview ?? (chosen.cover === null ? null : storedCover)}
          onSelect={(file) => {
            void uploads.discard('cover');
            void files.chooseCover(file);
          }}
          onClear={() => clear('cover', Boolean(refused.cover ?? chosen.cover))}
          preview={<CoverPreview src={coverSource(files, ebook)} />}
          disabled={isBusy}
          {...upload('cover')}
        />
      </div>
    </FormSection>
  );
}

function coverHint(isPreparing: boolean, isRemoved: boolean): string {
  if (isPreparing) return t('Making the image smaller...');
  return isRemoved ? t('The cover goes when you save.') : t('JPEG, PNG, WebP or GIF, less than 5MB.');
}

function coverSource({ refused, preview, chosen }: EbookFilesApi, ebook: Ebook | null): string | null {
  if (refused.cover || chosen.cover === null) return null;
  return preview?.url ?? ebook?.cover_url ?? null;
}

function CoverPreview({ src }: { src: string | null }) {
  return src ? (
    <img className={styles.cover} src={src} alt={t('Preview of the cover')} width={96} height={128} />
  ) : null;
}
