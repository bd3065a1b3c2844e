import type { BookType, Ebook } from './ebook';
import type { EbookForm } from './ebookForm';
import { parseTsh } from './money';
import { searchTerms, splitList } from './text';

/** The one mapping between what the form holds, all texts, and what is stored. */

const toNumber = (text: string) => (text === '' ? null : Number(text));

/** The fields of a record that a form decides; files, owner and times come from elsewhere. Takes a form that passed the schema. */
export function toRecord(form: EbookForm) {
  return {
    title: form.title,
    type: form.type as BookType,
    author: form.author,
    publisher: form.publisher,
    description: form.description,
    category: form.subject,
    form_level: form.formLevel,
    price: parseTsh(form.price) ?? 0,
    format: form.format,
    is_new: form.isNew,
    is_featured: form.isFeatured,
    year: toNumber(form.year),
    tags: splitList(form.tags),
    language: form.language,
    isbn: form.isbn,
    page_count: toNumber(form.pageCount),
    published_date: form.publishedDate || null,
    chapters: form.chapters.map((chapter) => ({
      title: chapter.title,
      page_start: toNumber(chapter.pageStart),
    })),
    search_terms: searchTerms(form.title, form.publisher),
  };
}

export function toForm(ebook: Ebook): EbookForm {
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    title: ebook.title,
    type: ebook.type,
    author: ebook.author,
    subject: ebook.category,
    formLevel: ebook.form_level,
    publisher: ebook.publisher,
    price: String(ebook.price),
    format: ebook.format,
    isNew: ebook.is_new,
    isFeatured: ebook.is_featured,
    description: ebook.description,
    year: text(ebook.year),
    tags: ebook.tags.join(', '),
    language: ebook.language,
    isbn: ebook.isbn,
    pageCount: text(ebook.page_count),
    publishedDate: ebook.published_date ?? '',
    chapters: ebook.chapters.map(({ title, page_start }) => ({ title, pageStart: text(page_start) })),
  };
}
