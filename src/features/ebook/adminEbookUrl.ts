import { BOOK_TYPES } from '../../domain/ebook';
import { FORM_LEVELS, SUBJECTS } from '../../domain/subject';
import { useTableUrl } from '../../ui/table/useTableUrl';

const OPTIONS = {
  filters: { type: BOOK_TYPES, subject: SUBJECTS, form: FORM_LEVELS },
  // Indexed in firestore.indexes.json together with every filter.
  sorts: ['title', 'price'],
} as const;

/** The back office's list as the URL has it. */
export const useAdminEbookUrl = () => useTableUrl(OPTIONS);
export type AdminEbookUrl = ReturnType<typeof useAdminEbookUrl>;
