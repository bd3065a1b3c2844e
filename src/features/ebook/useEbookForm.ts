import { useFormDraft } from '../../data/useFormDraft';
import { BOOK_FILE, type BookFormat } from '../../domain/bookFile';
import type { Ebook } from '../../domain/ebook';
import { type EbookForm, ebookFormSchema, EMPTY_EBOOK_FORM } from '../../domain/ebookForm';
import { toForm } from '../../domain/ebookRecord';
import { type RecordFormApi, useRecordForm } from '../../ui/form/useRecordForm';
import { EBOOK_LABELS } from './ebookLabels';
import { useEbookSubmit } from './useEbookSubmit';

export interface EbookFormOptions {
  uid: string;
  /** The record to edit; null registers a new one. */
  ebook: Ebook | null;
  onSaved: (saved: { id: string; title: string }) => void;
}

export type EbookFormApi = RecordFormApi<EbookForm, BookFormat>;

export function useEbookForm({ uid, ebook, onSaved }: EbookFormOptions): EbookFormApi {
  const draft = useFormDraft<EbookForm>({
    noun: 'ebook',
    uid,
    recordId: ebook?.id ?? null,
    fits: ({ title, chapters }) => typeof title === 'string' && Array.isArray(chapters),
  });
  const submission = useEbookSubmit({ id: draft.id, uid, stored: ebook });
  return useRecordForm({
    initialValues: ebook ? toForm(ebook) : EMPTY_EBOOK_FORM,
    schema: ebookFormSchema,
    labels: EBOOK_LABELS,
    draft,
    rule: BOOK_FILE,
    onFile: (_file, format, change) => change((values) => ({ ...values, format })),
    submission,
    onSaved: ({ title }) => onSaved({ id: draft.id, title: title.trim() }),
  });
}
