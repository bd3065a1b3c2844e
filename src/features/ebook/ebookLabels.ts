import type { EbookForm } from '../../domain/ebookForm';

/** What each field of the form is called: at the field, in the list of errors, in messages. */
export const EBOOK_LABELS = {
  title: 'Title',
  type: 'Type',
  author: 'Author',
  subject: 'Subject',
  formLevel: 'Form Level',
  publisher: 'Publisher',
  price: 'Price',
  format: 'Format',
  description: 'Description',
  year: 'Year',
  language: 'Language',
  isbn: 'ISBN',
  pageCount: 'Page Count',
  publishedDate: 'Published Date',
  tags: 'Tags',
  file: 'Ebook File',
  cover: 'Cover Image',
  isNew: 'Show as New?',
  isFeatured: 'Mark as Featured?',
  chapters: 'Chapters',
} as const satisfies Record<keyof EbookForm | 'file' | 'cover', string>;
