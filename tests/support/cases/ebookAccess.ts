import { BOOK_TYPES, EBOOK_LIMITS } from '../../../src/domain/ebook';
import { FORM_LEVELS } from '../../../src/domain/subject';
import { SEARCH_TERMS_MAX } from '../../../src/domain/text';
import { listCases, optionCases, textCases } from '../net/limits';
import { uidOf } from '../people';
import { INVALID_EBOOK_CASES, VALID_EBOOK_CASES } from './ebook';
import { ebookFileCases } from './ebookFields';
import { ebookRecord } from './ebookRecord';
import { materialAccess, stored } from './materialAccess';

const files = ebookFileCases(uidOf('teacher'));
const { title, name, description, isbn, tags, chapters } = EBOOK_LIMITS;
const texts = textCases({
  title: [2, title],
  author: [2, name],
  publisher: [2, name],
  description: [10, description],
  category: [2, 60],
  language: [0, 20],
  isbn: [0, isbn],
});
const lists = listCases({ tags: [0, tags], chapters: [0, chapters], search_terms: [0, SEARCH_TERMS_MAX] });
const options = optionCases({ type: BOOK_TYPES, form_level: FORM_LEVELS });

export const ebookAccess = materialAccess({
  name: 'ebooks',
  recordOf: ebookRecord,
  change: { title: 'Algebra once more' },
  file: { field: 'file_path', pathOf: (owner) => `ebooks/${owner}/1700000000000-abc.pdf` },
  valid: [
    ...stored(VALID_EBOOK_CASES),
    ...files.valid,
    ...texts.valid,
    ...lists.valid,
    ...options.valid,
    { name: 'one page', record: { page_count: 1 } },
    { name: 'new and featured', record: { is_new: true, is_featured: true } },
  ],
  invalid: [
    ...stored(INVALID_EBOOK_CASES),
    ...files.invalid,
    ...texts.invalid,
    ...lists.invalid,
    ...options.invalid,
  ],
});
