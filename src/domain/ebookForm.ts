import { array, boolean, object, type InferType } from 'yup';
import { BOOK_FORMATS } from './bookFile';
import { BOOK_TYPES, EBOOK_LIMITS, LANGUAGES } from './ebook';
import { oneOfText, optionalCount, optionalDate, optionalText, requiredText, tooMany } from './field';
import { parseTsh } from './money';
import { FORM_LEVELS } from './subject';
import { isBlank, splitList } from './text';

/** What the ebook form asks and what it says (spec sections 2.8, 3, 5). Apart from the record: readers need no yup. */

const chapterSchema = object({
  title: requiredText('Chapter title is required', 1, EBOOK_LIMITS.chapterTitle),
  pageStart: optionalCount('Start page must be a whole number from 1', 1, EBOOK_LIMITS.pages),
});

export const ebookFormSchema = object({
  title: requiredText('Title is required', 2, EBOOK_LIMITS.title),
  type: oneOfText('Type is required', BOOK_TYPES),
  author: requiredText('Author is required', 2, EBOOK_LIMITS.name),
  subject: requiredText('Subject is required', 2, 60),
  formLevel: oneOfText('Form Level is required', FORM_LEVELS),
  publisher: requiredText('Publisher is required', 2, EBOOK_LIMITS.name),
  price: requiredText('Price is required', 1, 20).test('price', 'Price must be a valid number', (value) => {
    const price = parseTsh(value);
    return value === '' || (price !== null && price <= EBOOK_LIMITS.price);
  }),
  format: oneOfText('Format is required', BOOK_FORMATS),
  isNew: boolean().default(false),
  isFeatured: boolean().default(false),
  description: requiredText('Description is required', 10, EBOOK_LIMITS.description),
  year: optionalCount('Year must be between 1900 and 2100', 1900, 2100),
  tags: optionalText(400).test(
    'tags',
    `Use at most ${EBOOK_LIMITS.tags} tags of at most ${EBOOK_LIMITS.tag} characters`,
    (value) => {
      const tags = splitList(value);
      return tags.length <= EBOOK_LIMITS.tags && tags.every((tag) => tag.length <= EBOOK_LIMITS.tag);
    },
  ),
  language: oneOfText('Choose a language', LANGUAGES).default('English'),
  isbn: optionalText(EBOOK_LIMITS.isbn),
  pageCount: optionalCount('Page count must be a whole number from 1', 1, EBOOK_LIMITS.pages),
  publishedDate: optionalDate('Enter a date that exists'),
  chapters: array(chapterSchema)
    .default([])
    .max(EBOOK_LIMITS.chapters, tooMany(EBOOK_LIMITS.chapters, 'chapters')),
});

export type EbookForm = InferType<typeof ebookFormSchema>;

export const EMPTY_EBOOK_FORM: EbookForm = {
  title: '',
  type: 'ebook',
  author: '',
  subject: '',
  formLevel: '',
  publisher: '',
  price: '',
  format: 'PDF',
  isNew: false,
  isFeatured: false,
  description: '',
  year: '',
  tags: '',
  language: 'English',
  isbn: '',
  pageCount: '',
  publishedDate: '',
  chapters: [],
};

/** The author panel keeps nothing but the name (spec section 3). */
export const authorFormSchema = object({
  name: requiredText('Author name is required', 1, EBOOK_LIMITS.name),
  nationality: optionalText(60),
  email: optionalText(254).email('Invalid email address'),
  bio: optionalText(2000),
});

const REQUIRED = ['title', 'author', 'subject', 'formLevel', 'publisher', 'price', 'description'] as const;

/** Which of the fields that must be filled are empty (spec section 5, "On submit"). */
export const missingFields = (form: EbookForm) => REQUIRED.filter((field) => isBlank(form[field]));
