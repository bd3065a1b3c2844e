import { BOOK_FILE } from '../../domain/bookFile';
import type { Ebook } from '../../domain/ebook';
import { FormFileFields } from '../../ui/form/FormFileFields';
import { t } from '../../ui/text';
import type { EbookFilesApi } from './useEbookForm';
import type { EbookSubmission } from './useEbookSubmit';

interface EbookFileFieldsProps {
  ebook: Ebook | null;
  files: EbookFilesApi;
  submission: EbookSubmission;
}

export function EbookFileFields({ ebook, files, submission }: EbookFileFieldsProps) {
  return (
    <FormFileFields
      title={t('File Uploads')}
      files={files}
      submission={submission}
      file={{
        label: t('Ebook File'),
        accept: BOOK_FILE.accept,
        hint: t('PDF, EPUB or DOCX, less than 50MB.'),
        stored: ebook?.file_path ? { name: ebook.file_name ?? ebook.format, size: ebook.file_size } : null,
      }}
      cover={{ storedUrl: ebook?.cover_url ?? null }}
    />
  );
}
