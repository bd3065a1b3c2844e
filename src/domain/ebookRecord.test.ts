import * as fc from 'fast-check';
import { VALID_EBOOK_FORM } from '../../tests/support/cases/ebook';
import { BOOK_FORMATS } from './bookFile';
import { BOOK_TYPES, LANGUAGES, parseEbook } from './ebook';
import { ebookFormSchema } from './ebookForm';
import { toForm, toRecord } from './ebookRecord';
import { FORM_LEVELS } from './subject';

const throughTheStore = (record: object) =>
  parseEbook('b3f1', JSON.parse(JSON.stringify(record)) as Record<string, unknown>);

describe('toRecord', () => {
  it('stores every field that the form asks for', () => {
    expect(toRecord(ebookFormSchema.cast(VALID_EBOOK_FORM))).toEqual({
      title: 'Algebra for Form II',
      type: 'ebook',
      author: 'Neema Mushi',
      publisher: 'Mlimani Readers',
      description: 'Equations, step by step, with answers.',
      category: 'Mathematics',
      form_level: 'Form II',
      price: 4500,
      format: 'PDF',
      is_new: false,
      is_featured: false,
      year: 2024,
      tags: ['equations', 'revision'],
      language: 'English',
      isbn: '978-9987-00-000-1',
      page_count: 120,
      published_date: '2024-02-29',
      chapters: [
        { title: 'Letters for numbers', page_start: 1 },
        { title: 'Brackets', page_start: null },
      ],
      search_terms: expect.arrayContaining(['al', 'alge', 'form', 'mlim', 'read']) as string[],
    });
  });

  it.each([
    ['', 0],
    ['0', 0],
    ['TSh 12,000', 12000],
    ['12 000', 12000],
  ])('reads a price of %j as %d', (price, stored) => {
    expect(toRecord({ ...VALID_EBOOK_FORM, price }).price).toBe(stored);
  });

  it('keeps each tag once, in order, without blanks', () => {
    expect(toRecord({ ...VALID_EBOOK_FORM, tags: ' cells, ,revision,cells,\u200B' }).tags).toEqual([
      'cells',
      'revision',
    ]);
  });
});

describe('a form that passed the schema', () => {
  const text = (min: number, max: number) => fc.string({ minLength: min, maxLength: max, unit: 'binary' });
  const count = (max: number) => fc.oneof(fc.constant(''), fc.integer({ min: 1, max }).map(String));
  const form = fc.record({
    title: text(2, 80),
    type: fc.constantFrom(...BOOK_TYPES),
    author: text(2, 80),
    subject: text(2, 50),
    formLevel: fc.constantFrom(...FORM_LEVELS),
    publisher: text(2, 80),
    price: fc.integer({ min: 0, max: 10_000_000 }).map(String),
    format: fc.constantFrom(...BOOK_FORMATS),
    isNew: fc.boolean(),
    isFeatured: fc.boolean(),
    description: text(10, 300),
    year: fc.oneof(fc.constant(''), fc.integer({ min: 1900, max: 2100 }).map(String)),
    tags: fc.array(text(0, 20), { maxLength: 8 }).map((tags) => tags.join(',')),
    language: fc.constantFrom(...LANGUAGES),
    isbn: text(0, 20),
    pageCount: count(10_000),
    publishedDate: fc.constantFrom('', '2024-02-29', '1999-12-31'),
    chapters: fc.array(fc.record({ title: text(1, 60), pageStart: count(10_000) }), { maxLength: 5 }),
  });

  it('comes back from the store as it was cleaned', () => {
    fc.assert(
      fc.property(form, (values) => {
        fc.pre(ebookFormSchema.isValidSync(values));
        const clean = ebookFormSchema.cast(values);
        const ebook = throughTheStore(toRecord(clean));
        const tags = toRecord(clean).tags.join(', ');
        expect(ebook && toForm(ebook)).toEqual({ ...clean, tags });
      }),
    );
  });

  it('passes again after the round trip', () => {
    fc.assert(
      fc.property(form, (values) => {
        fc.pre(ebookFormSchema.isValidSync(values));
        const ebook = throughTheStore(toRecord(ebookFormSchema.cast(values)));
        expect(ebook && ebookFormSchema.isValidSync(toForm(ebook))).toBe(true);
      }),
    );
  });
});
