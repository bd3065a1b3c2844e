import type { EbookRow } from '../../domain/ebook';
import { filterEbooks, NO_FILTER, readFilter, subjectsOf, writeFilter } from './ebookFilter';

const row = (changes: Partial<EbookRow>): EbookRow => ({
  id: 'id',
  title: 'Waves',
  type: 'ebook',
  author: 'Neema Mushi',
  publisher: 'Mlimani Juu Press',
  category: 'Physics',
  form_level: 'Form II',
  price: 0,
  format: 'PDF',
  is_new: false,
  is_featured: false,
  cover_url: null,
  file_size: null,
  created_at: 0,
  ...changes,
});

const rows = [
  row({ id: 'waves' }),
  row({ id: 'genetics', title: 'Genetics', category: 'Biology', form_level: 'Form IV', price: 5000 }),
  row({ id: 'atlas', title: "Ramani ya ng'ombe", category: 'Geography', form_level: 'Form I-IV' }),
  row({ id: 'paper', title: 'Physics 2023', type: 'pastpaper', author: 'Juma Kasanda', price: 500 }),
];

const ids = (changes: Partial<typeof NO_FILTER>) =>
  filterEbooks(rows, { ...NO_FILTER, ...changes }).map(({ id }) => id);

describe('filterEbooks', () => {
  it.each([
    [{}, ['waves', 'genetics', 'atlas', 'paper']],
    [{ subject: 'Biology' }, ['genetics']],
    [{ form: 'Form II' }, ['waves', 'atlas', 'paper']],
    [{ type: 'pastpaper' }, ['paper']],
    [{ price: 'free' as const }, ['waves', 'atlas']],
    [{ price: 'paid' as const, form: 'Form II' }, ['paper']],
    [{ search: 'kasanda' }, ['paper']],
    [{ search: 'PHYSICS wav' }, ['waves']],
    [{ search: 'ng’ombe' }, ['atlas']],
    [{ search: 'mlimani gen' }, ['genetics']],
    [{ sort: 'title' as const }, ['genetics', 'paper', 'atlas', 'waves']],
    [{ search: 'no such book' }, []],
  ])('%j shows %j', (changes, expected) => {
    expect(ids(changes)).toEqual(expected);
  });

  it('leaves the order of what it was given alone', () => {
    ids({ sort: 'title' });
    expect(rows[0]?.id).toBe('waves');
  });
});

describe('the filter in the URL', () => {
  it('comes back as it was written', () => {
    const filter = {
      search: 'seli & chembe',
      subject: 'Book Keeping',
      form: 'Form I-IV',
      type: 'publication',
      price: 'paid',
      sort: 'title',
      pages: 3,
    } as const;
    expect(readFilter(new URLSearchParams(writeFilter(filter).toString()))).toEqual(filter);
  });

  it('writes nothing for a list as it is at first', () => {
    expect(writeFilter(NO_FILTER).toString()).toBe('');
  });

  it.each([
    'form=Form+IX',
    'type=comic',
    'price=cheap',
    'sort=random',
    'pages=-2',
    'pages=1e9x',
    'pages=1.5',
  ])('takes %s for no filter', (query) => {
    expect(readFilter(new URLSearchParams(query))).toEqual(NO_FILTER);
  });
});

describe('subjectsOf', () => {
  it('adds what books have beyond the list, once', () => {
    const subjects = subjectsOf([row({ category: 'Fine Art' }), row({ category: 'Fine Art' }), row({})]);
    expect(subjects.filter((subject) => subject === 'Fine Art')).toHaveLength(1);
    expect(subjects.filter((subject) => subject === 'Physics')).toHaveLength(1);
  });
});
