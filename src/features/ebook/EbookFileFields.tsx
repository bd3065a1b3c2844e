import { BOOK_FILE } from '../../domain/bookFile';
import type { Ebook } from '../../domain/ebook';
import { FormFileFields } from '../../ui/form/FormFileFields';
import { t } from '../../ui/text';
import type { EbookFormApi } from './useEbookForm';

export function EbookFileFields({ ebook, form }: { ebook: Ebook | null; form: EbookFormApi }) {
  return (
    <FormFileFields
      title={t('File Uploads')}
      files={form.files}
      submission={form.submission}
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
